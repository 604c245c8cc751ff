// What an envelope is of, and what it lacks, in words.

import type { ResultEnvelope } from 'loadpath';

type Head = Pick<ResultEnvelope, 'limit_state' | 'combinations' | 'unsolved_combinations'>;

/** "Envelope of ULS combinations, without 1 unsolved" */
export function envelopeTitle({ limit_state, unsolved_combinations }: Head): string {
  const of = limit_state ? `${limit_state} combinations` : 'combinations without limit state';
  const count = unsolved_combinations.length;
  return `Envelope of ${of}${count ? `, without ${count} unsolved` : ''}`;
}

/** Which combinations an envelope lacks; nothing where it lacks none. */
export function whatIsMissing({ unsolved_combinations }: Head): string {
  const names = unsolved_combinations.map((name) => `“${name}”`).join(', ');
  const verb = unsolved_combinations.length === 1 ? 'has' : 'have';
  return names && `The envelope lacks ${names}, which ${verb} no usable results.`;
}
