// The engine's search for the lightest sections, in a worker, for a request that is ready.

import type { Lightest, LightestRequest, Refused } from './answer.gen.ts';
import type { StartWorker } from './platform.ts';
import { RequestRefused } from './results/errors.ts';
import { refusalOf } from './results/results.ts';
import { askWorker, type SolveOptions } from './solve.ts';
import type { Sought } from './solve_in_worker.ts';

export async function seekLightest(
  startWorker: StartWorker,
  text: string,
  request: LightestRequest,
  options: SolveOptions,
): Promise<Lightest> {
  const question = { text, lightest: JSON.stringify(request) };
  const told = await askWorker(
    startWorker,
    question,
    options,
    (reply) => JSON.parse((reply as Sought).told) as Lightest | Refused,
  );
  if ('error' in told) throw refused(told);
  return told;
}

function refused(told: Refused): Error {
  const { error, code, path } = told;
  if (path.startsWith('groups')) return new RequestRefused(`${path} ${error}`, code, path);
  return refusalOf(told);
}
