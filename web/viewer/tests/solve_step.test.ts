import { describe, expect, test } from 'vitest';
import { solveStep } from '../src/format/solve_step';

describe('what the bar says while a model is solved', () => {
  test('short work has words and no share, and a full one once it is read', () => {
    expect(solveStep(null)).toMatchObject({ words: 'Starting the engine', share: null });
    expect(solveStep({ phase: 'solving' })).toMatchObject({ words: 'Solving', share: null });
    expect(solveStep({ phase: 'reading' })).toMatchObject({
      words: 'Taking over results',
      share: 1,
    });
  });

  test('each of six steps has a sixth of the bar, of which a fraction is done', () => {
    const step = solveStep({ phase: 'solving', stage: 'factorizing', fraction: 0.5 });
    expect(step.share).toBeCloseTo(2.5 / 6, 12);
    expect(step.spoken).toBe('Solving the equations, 50 %, step 3 of 6');
  });

  test('the bar never goes back', () => {
    const stages = ['reading', 'assembling', 'factorizing', 'recovering', 'checking', 'writing'];
    const shares = stages.flatMap((stage) =>
      [0, 0.5, 1].map(
        (fraction) => solveStep({ phase: 'solving', stage: stage as 'reading', fraction }).share!,
      ),
    );
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});
