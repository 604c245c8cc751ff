// What the engine is at, in words, and how far that is: steps have equal shares of the bar, and the
// engine tells the part of its step that is done. Short work tells no steps and has no share.

import type { SolveProgress } from 'loadpath';

export interface SolveStep {
  words: string;
  /** Of all steps, 0 to 1; null where nobody knows. */
  share: number | null;
  /** The same for those who hear it. */
  spoken: string;
}

/** In the order of a solve. */
const STEPS: Record<NonNullable<SolveProgress['stage']>, string> = {
  reading: 'Reading the model',
  assembling: 'Adding up stiffness and loads',
  factorizing: 'Solving the equations',
  recovering: 'Finding forces and curves',
  checking: 'Checking',
  writing: 'Writing results',
};

const PHASES: Record<SolveProgress['phase'], string> = {
  compiling: 'Starting the engine',
  solving: 'Solving',
  reading: 'Taking over results',
};

export function solveStep(progress: SolveProgress | null): SolveStep {
  const { phase = 'compiling', stage, fraction = 0 } = progress ?? {};
  if (!stage)
    return {
      words: PHASES[phase],
      share: phase === 'reading' ? 1 : null,
      spoken: PHASES[phase],
    };
  const stages = Object.keys(STEPS);
  const step = stages.indexOf(stage);
  const percent = Math.round(fraction * 100);
  return {
    words: STEPS[stage],
    share: (step + fraction) / stages.length,
    spoken: `${STEPS[stage]}, ${percent} %, step ${step + 1} of ${stages.length}`,
  };
}
