// Design spectra as the engine reads them, to be drawn: EN 1998-1 (3.13) to (3.16), or points.

import type {
  Document,
  EurocodeParametric,
  ResponseSpectrum,
  Results,
  SeismicDirection,
  SeismicDirectionResult,
} from 'loadpath';

interface Corners {
  s: number;
  tb: number;
  tc: number;
  td: number;
}

const corners = (s: number, tb: number, tc: number, td: number): Corners => ({ s, tb, tc, td });

/** Tables 3.2 and 3.3. */
const GROUNDS: Record<
  EurocodeParametric['spectrum_type'],
  Record<EurocodeParametric['ground_type'], Corners>
> = {
  TYPE1: {
    A: corners(1, 0.15, 0.4, 2),
    B: corners(1.2, 0.15, 0.5, 2),
    C: corners(1.15, 0.2, 0.6, 2),
    D: corners(1.35, 0.2, 0.8, 2),
    E: corners(1.4, 0.15, 0.5, 2),
  },
  TYPE2: {
    A: corners(1, 0.05, 0.25, 1.2),
    B: corners(1.35, 0.05, 0.25, 1.2),
    C: corners(1.5, 0.1, 0.25, 1.2),
    D: corners(1.8, 0.1, 0.3, 1.2),
    E: corners(1.6, 0.05, 0.25, 1.2),
  },
};
/** 3.2.2.5(4), recommended. */
const USUAL_BETA = 0.2;

/** In m/s², by the period in s. */
export function accelerationAt(spectrum: ResponseSpectrum, t: number): number {
  if ('CustomPoints' in spectrum) return between(spectrum.CustomPoints.points, t);
  const given =
    'EurocodeParametric' in spectrum ? spectrum.EurocodeParametric : spectrum.DirectParameters;
  const { s, tb, tc, td } =
    'ground_type' in given ? GROUNDS[given.spectrum_type][given.ground_type] : given;
  const { ag, q } = given;
  const plateau = 2.5 / q;
  if (t < tb) return ag * s * (2 / 3 + (t / tb) * (plateau - 2 / 3));
  if (t <= tc) return ag * s * plateau;
  const fall = t <= td ? tc / t : (tc * td) / (t * t);
  return Math.max(ag * s * plateau * fall, (given.beta ?? USUAL_BETA) * ag);
}

export function spectrumAlong(
  { analysis }: Document,
  direction: SeismicDirection,
): ResponseSpectrum | null {
  const { seismic } = analysis;
  if (!seismic) return null;
  const own = { X: null, Y: seismic.spectrum_y, Z: seismic.spectrum_z }[direction];
  return own ?? seismic.spectrum_x;
}

export interface DrawnSpectrum {
  along: SeismicDirectionResult;
  spectrum: ResponseSpectrum;
}

/** The spectrum of each direction whose modes were combined by one. */
export function drawnSpectra(document: Document, { seismic }: Results): DrawnSpectrum[] {
  return (seismic?.modal_response_spectrum?.per_direction ?? []).flatMap((along) => {
    const spectrum = spectrumAlong(document, along.direction);
    return spectrum ? [{ along, spectrum }] : [];
  });
}

function between(points: readonly (readonly [number, number])[], t: number): number {
  const after = points.findIndex(([period]) => period >= t);
  if (after <= 0) return points.at(after)?.[1] ?? 0;
  const [[t0, a0], [t1, a1]] = [points[after - 1], points[after]];
  return a0 + ((a1 - a0) * (t - t0)) / (t1 - t0);
}
