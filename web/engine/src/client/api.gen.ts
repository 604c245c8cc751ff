// Written by `make generate` from src/loadpath/service; do not edit.

import type { Document } from '../document.gen.ts';

/** A model to hand over. */
export interface SolveRequest {
  /** The model, as an object or as a string of JSON. */
  model: Document | string;
}

/** The link to a validated model. */
export interface SolveAnswer {
  status: 'solve_in_browser';
  open_url: string;
  expires_at: string;
  model_ref: string;
  /** Members, plates not counted. */
  members: number | null;
  tier: Tier;
  local_server: LocalServer;
  python: string;
  note: string;
  validation: ParkedValidation;
}

/** What the tiers allow, and whose tier counts. */
export interface Tier {
  free_member_limit: number;
  pro_member_limit: number;
  solves_at: string;
  free_use: string;
  pro_use: string;
}

/** How to solve through a local MCP server. */
export interface LocalServer {
  npx: string;
  claude_code: string;
  claude_desktop: string;
  docs: string;
}

/** The verdict on a model that was parked. */
export interface ParkedValidation {
  valid: boolean;
  warnings: ValidationIssue[];
}

/** One problem of a model. */
export interface ValidationIssue {
  /** Where, as in `model.members[3].section`. */
  path: string;
  /** What was found and what is expected. */
  message: string;
  severity: 'error' | 'warning';
  /** For programs; one of a fixed list. */
  code?: string;
  /** A value that was probably meant. */
  suggestion?: string;
}

/** The link to a built beam, and the model that was built. */
export interface CheckBeamAnswer {
  status: 'solve_in_browser';
  open_url: string;
  expires_at: string;
  model_ref: string;
  /** Members, plates not counted. */
  members: number | null;
  tier: Tier;
  local_server: LocalServer;
  python: string;
  note: string;
  model: Document;
}

/** The account's active links. */
export interface DraftList {
  drafts: ListedDraft[];
}

/** An active link of the account. */
export interface ListedDraft {
  /** What stands behind `/open/` and behind `draft_`. */
  id: string;
  openUrl: string;
  /** The project's name in the model, if it has one. */
  name: string | null;
  /** Members, plates not counted. */
  members: number | null;
  /** Bytes that the model holds, packed. */
  size: number;
  createdAt: string;
  expiresAt: string;
  /** When somebody, its owner included, last fetched the model; null: nobody yet. Right to within a minute. */
  lastOpenedAt: string | null;
}

/** A model to judge. */
export interface ValidateRequest {
  /** The model, as an object or as a string of JSON. Anything else is judged too: it is not valid. */
  model: unknown;
}

/** What is wrong with a model, in the order of its text. */
export interface Validation {
  /** Whether there are no errors. */
  valid: boolean;
  errors: ValidationIssue[];
  warnings: ValidationIssue[];
}

/** A model that was built; solve accepts it as it is. */
export interface BuiltModel {
  model: Document;
}

/** A model that was read from a file, and everything that it does not hold. */
export interface ImportedModel {
  model: Document;
  report: NotCarriedOver[];
}

/** Something of a file that the model does not hold, or holds differently. */
export interface NotCarriedOver {
  /** The sheet, the kind of entity or the layer. */
  object: string;
  /** Its name there; empty where it is all of it. */
  name: string;
  /** What is not carried over, or became what. */
  message: string;
  /** `structural` where it can change what the structure bears: nothing passes until it is entered or settled in `settings.imported` of the model. */
  effect: 'descriptive' | 'structural';
}

/** A model that is to have its combinations by EN 1990. */
export interface CombineRequest {
  /** The model, as an object or as a string of JSON. */
  model: Document | string;
  /** For strength: expression (6.10), or (6.10a) and (6.10b). */
  rule?: '6.10' | '6.10ab';
  /** Whose factors: those that EN 1990 recommends, or a country's. */
  annex?: 'BE' | 'DE' | 'FR' | 'NL' | 'UK' | 'recommended';
  /** Category by name of load case, or {category, group, relation}; put into the model. Cases without one are left out. */
  actions?: Record<string, unknown> | null;
}

/** The account's saved models, the one changed last first. */
export interface SavedModelList {
  models: SavedModelSummary[];
}

/** A saved model without the model itself. */
export interface SavedModelSummary {
  id: string;
  name: string;
  description: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A model to keep. A top-level `results` in it is dropped: results are never stored. */
export interface SaveRequest {
  /** A name to know it by. */
  name: string;
  /** The model, as an object or as a string of JSON; it need not be valid. */
  model: Document | string;
  /** A longer text, or null. */
  description?: string | null;
}

/** A saved model, whole. */
export interface FetchedModel {
  id: string;
  name: string;
  description: string | null;
  /** The model as it was saved. */
  model: Document;
  created_at: string;
  updated_at: string;
}

/** The fields to change, and only those. */
export interface UpdateRequest {
  /** A name to know it by. */
  name?: string;
  /** A longer text, or null. */
  description?: string | null;
  /** The model, as an object or as a string of JSON; it need not be valid. */
  model?: Document | string;
}

/** The account behind the credential. */
export interface AccountInfo {
  user_id: string;
  email: string;
  /** Whether the account is on the Pro tier. */
  is_premium: boolean;
  /** Present when a bearer token was used. */
  token_expires_at?: string;
}

/** E-mail address and password of an account that was created with them. */
export interface TokenRequest {
  /** The account's e-mail address; case is ignored. */
  email: string;
  /** The account's password. */
  password: string;
}

/** A bearer token, valid for one hour. */
export interface IssuedToken {
  /** Send it as `Authorization: Bearer <token>`. */
  token: string;
  expires_at: string;
  is_premium: boolean;
  user: TokenUser;
}

/** The account a token speaks for. */
export interface TokenUser {
  id: string;
  email: string;
}

/** What a new key shall be. */
export interface ApiKeyRequest {
  /** A name to know it by. */
  name: string;
  /** What the key may do: some of `handoff`, `models:read`, `models:write`, `keys`; an empty list means everything. */
  scopes?: ('handoff' | 'models:read' | 'models:write' | 'keys')[];
  /** Days until the key expires; null means never. */
  expiresInDays?: number | null;
}

/** A new key, shown this once. */
export interface CreatedApiKey {
  /** The part of the key before the dot. */
  id: string;
  name: string;
  /** The key itself: `<id>.<secret>`. */
  key: string;
  scopes: string[];
  created_at: string;
  expires_at: string | null;
  message: string;
}

/** The account's active keys. */
export interface ApiKeyList {
  keys: ListedApiKey[];
}

/** A key without its secret. */
export interface ListedApiKey {
  id: string;
  name: string;
  scopes: string[];
  createdAt: string;
  /** Right to within a minute. */
  lastUsedAt: string | null;
  expiresAt: string | null;
}

/** A revoked key. */
export interface ApiKeyRevoked {
  message: string;
}

export interface CheckBeamRequest {
  /** Span of the beam. In m. */
  span_m?: number;
  /** Alias of span_m. */
  span?: number;
  /** Alias of span_m. */
  length?: number;
  /** Name of a library section: European, British or American. */
  section: string;
  /** How the beam is held. */
  support?: 'simply_supported' | 'cantilever' | 'fixed';
  /** Steel: steel_S235, steel_S275, steel_S355, steel_S460, or the grade alone. */
  material?: string;
  /** Uniform load, downward; negative is uplift. In kN/m. */
  udl?: number;
  /** Alias of udl. */
  load_kN_per_m?: number;
  /** Alias of udl. */
  uniform_load?: number;
  /** Point load, downward; negative is uplift. In kN. */
  point_load?: number;
  /** Place of the point load as a fraction of the span; idle without one. */
  point_position?: number;
  /** Factor of the load in the ULS combination. */
  uls_factor?: number;
  /** Whether the compression flange is held sideways along its length; then lateral-torsional buckling is not checked. */
  restrained?: boolean;
  /** Alias of restrained. */
  laterally_restrained?: boolean;
}

export interface CreateBeamRequest {
  /** Span of the beam. In m. */
  span_m?: number;
  /** Alias of span_m. */
  span?: number;
  /** Alias of span_m. */
  length?: number;
  /** How the beam is held. */
  support?: 'simply_supported' | 'cantilever';
  /** Name of a library section; overrides height_mm and width_mm. */
  section?: string;
  /** Depth of a rectangular section. In mm. */
  height_mm?: number;
  /** Width of a rectangular section. In mm. */
  width_mm?: number;
  /** Material: steel_S235, steel_S275, steel_S355, steel_S460, aluminium_6061, concrete_C30, or a steel grade such as S355. */
  material?: string;
  /** Uniform load over the span, or one point load. */
  load_type?: 'udl' | 'point';
  /** Load, downward; negative is uplift. point_load implies load_type point. In kN/m (udl) or kN (point). */
  load_kn?: number;
  /** Alias of load_kn. */
  load?: number;
  /** Alias of load_kn. */
  udl?: number;
  /** Alias of load_kn. */
  uniform_load?: number;
  /** Alias of load_kn. */
  point_load?: number;
  /** Place of the point load as a fraction of the span; idle without one. */
  load_position_frac?: number;
}

export const OPERATIONS = {
  solve: { method: 'POST', path: '/api/sdk/solve', isOnceByKey: true },
  checkBeam: { method: 'POST', path: '/api/sdk/check-beam', isOnceByKey: true },
  listDrafts: { method: 'GET', path: '/api/sdk/drafts' },
  endDraft: { method: 'DELETE', path: '/api/sdk/drafts/{id}' },
  validate: { method: 'POST', path: '/api/sdk/validate' },
  createBeam: { method: 'POST', path: '/api/sdk/create-beam' },
  importFile: { method: 'POST', path: '/api/sdk/import' },
  generateCombinations: { method: 'POST', path: '/api/sdk/generate-combinations' },
  showSchema: { method: 'GET', path: '/api/sdk/schema' },
  showSections: { method: 'GET', path: '/api/sdk/sections' },
  listModels: { method: 'GET', path: '/api/sdk/models' },
  saveModel: { method: 'POST', path: '/api/sdk/models', isOnceByKey: true },
  fetchModel: { method: 'GET', path: '/api/sdk/models/{id}' },
  updateModel: { method: 'PUT', path: '/api/sdk/models/{id}' },
  deleteModel: { method: 'DELETE', path: '/api/sdk/models/{id}' },
  showAccount: { method: 'GET', path: '/api/sdk/me' },
  issueToken: { method: 'POST', path: '/api/sdk/token', isPublic: true },
  createApiKey: { method: 'POST', path: '/api/sdk/api-keys' },
  listApiKeys: { method: 'GET', path: '/api/sdk/api-keys' },
  revokeApiKey: { method: 'DELETE', path: '/api/sdk/api-keys' },
  describe: { method: 'GET', path: '/api/openapi.json', isPublic: true },
} as const;

export interface Requests {
  solve: SolveRequest;
  checkBeam: CheckBeamRequest;
  listDrafts: undefined;
  endDraft: undefined;
  validate: ValidateRequest;
  createBeam: CreateBeamRequest;
  importFile: undefined;
  generateCombinations: CombineRequest;
  showSchema: undefined;
  showSections: undefined;
  listModels: undefined;
  saveModel: SaveRequest;
  fetchModel: undefined;
  updateModel: UpdateRequest;
  deleteModel: undefined;
  showAccount: undefined;
  issueToken: TokenRequest;
  createApiKey: ApiKeyRequest;
  listApiKeys: undefined;
  revokeApiKey: undefined;
  describe: undefined;
}

export interface Answers {
  solve: SolveAnswer;
  checkBeam: CheckBeamAnswer;
  listDrafts: DraftList;
  endDraft: undefined;
  validate: Validation;
  createBeam: BuiltModel;
  importFile: ImportedModel;
  generateCombinations: BuiltModel;
  showSchema: Record<string, unknown>;
  showSections: Record<string, unknown>;
  listModels: SavedModelList;
  saveModel: SavedModelSummary;
  fetchModel: FetchedModel;
  updateModel: SavedModelSummary;
  deleteModel: undefined;
  showAccount: AccountInfo;
  issueToken: IssuedToken;
  createApiKey: CreatedApiKey;
  listApiKeys: ApiKeyList;
  revokeApiKey: ApiKeyRevoked;
  describe: Record<string, unknown>;
}
