// What the service tells the page, as JSON in <script type="application/json" id="loadpath-config">.
// It is data, never code; a page without it (a file on disk) gets the defaults of a signed-out visitor.

export interface Tier {
  name: 'free' | 'pro';
  member_limit: number;
  free_member_limit: number;
  pro_member_limit: number;
  free_use: string;
  pro_use: string;
}

export interface PageConfig {
  /** Where the document is, exactly as posted; null where the person brings one. */
  document_url: string | null;
  created_at: string | null;
  expires_at: string | null;
  tier: Tier;
  account: { email: string } | null;
  /** Where validation's issues with the document are. */
  issues_url: string | null;
  /** Whether the engine is to be ready when the document arrives. */
  is_solved_at_once?: boolean;
  /** Where the service has the Python package; null where it has none. */
  python_package: string | null;
  links: { sign_in: string; account: string; docs: string };
  /** Where a browser shows the same, for a page inside a chat. */
  open_url?: string | null;
  /** In place of the project's name. */
  title?: string | null;
  /** What is seen at first, as an address has it after '#', for a page that has no address. */
  place?: string;
  /** Chapters of the report, where others than usual are wanted. */
  contents?: readonly string[];
}

const SIGNED_OUT: PageConfig = {
  document_url: null,
  created_at: null,
  expires_at: null,
  tier: {
    name: 'free',
    member_limit: 100,
    free_member_limit: 100,
    pro_member_limit: 10_000,
    free_use: 'Free tier: non-commercial use only.',
    pro_use: 'Pro tier: commercial and non-commercial use.',
  },
  account: null,
  issues_url: null,
  python_package: null,
  links: { sign_in: '/sign-in', account: '/account', docs: '/docs' },
};

export function readConfig(page: Document): PageConfig {
  const text = page.getElementById('loadpath-config')?.textContent?.trim();
  if (!text) return SIGNED_OUT;
  const given = JSON.parse(text) as Partial<PageConfig>;
  return {
    ...SIGNED_OUT,
    ...given,
    tier: { ...SIGNED_OUT.tier, ...given.tier },
    links: { ...SIGNED_OUT.links, ...given.links },
  };
}
