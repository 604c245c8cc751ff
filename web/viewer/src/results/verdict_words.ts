// How a verdict looks: a sign and a colour that agree with its word. Green is for "passes" alone.

import type { Verdict, VerdictState } from 'loadpath';

/** The engine's verdict and its words for it; the page adds nothing to either. */
export interface Said {
  verdict: Verdict;
  headline: string;
}

export interface VerdictLook {
  sign: string;
  /** A colour of the page: --good, --warn, --bad or --faint. */
  tone: 'good' | 'warn' | 'bad' | 'faint';
}

const LOOKS: Record<VerdictState, VerdictLook> = {
  passes: { sign: '✓', tone: 'good' },
  fails: { sign: '✗', tone: 'bad' },
  incomplete: { sign: '△', tone: 'warn' },
  not_checked: { sign: '–', tone: 'faint' },
  not_solved: { sign: '✗', tone: 'bad' },
};

export const verdictLook = ({ verdict }: Said): VerdictLook => LOOKS[verdict.state];

/** The same without the reasons that it begins, for where all of them follow: "△ Incomplete". */
export function verdictLead(said: Said): string {
  const { state, reasons } = said.verdict;
  const isOfReasons = state !== 'passes' && state !== 'fails' && reasons.length > 0;
  return isOfReasons ? verdictLine(said).split(' · ')[0] : verdictLine(said);
}

/** "✗ Fails 1.17 · member 8 IPE400 · 6.3.3 (6.62) · ULS 1" */
export const verdictLine = (said: Said): string => `${verdictLook(said).sign} ${said.headline}`;
