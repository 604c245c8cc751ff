import { describe, expect, test } from 'vitest';
import { type Header, type Issue, WIDTHS, type WriteOptions } from '../src/answer.gen.ts';
import { NotWritten, Refusal, UnusableSet } from '../src/results/errors.ts';
import { Results } from '../src/results/results.ts';

const CIRCUMSTANCES = { document_sha256: 'ab', document_bytes: 2, duration_s: 0.5 };

/** An answer about two nodes, one of them supported, and the member between them. */
function answer(errors: Issue[] = []): { header: Header; numbers: Float64Array } {
  const numbers: number[] = [];
  const table = (width: number, ...values: number[]) => {
    numbers.push(...values);
    return { offset: numbers.length - values.length, rows: values.length / width, width };
  };
  const counted = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => from + i);
  const model = {
    node_ids: table(1, 7, 9),
    node_positions: table(3, 0, 0, 0, 4, 0, 0),
    member_ids: table(1, 3),
    member_lengths: table(1, 4),
    member_axes: table(9, 1, 0, 0, 0, 1, 0, 0, 0, 1),
    support_nodes: table(1, 9),
    support_ids: table(1, 1),
  };
  const set = {
    displacements: table(7, ...counted(0, 7), ...counted(10, 7)),
    reactions: table(7, ...counted(20, 7)),
    end_forces: table(14, ...counted(30, 14)),
    end_displacements: table(14, ...counted(0, 14)),
    node_forces: table(14, ...counted(0, 14)),
    extremes: table(WIDTHS.Extremes, ...counted(100, WIDTHS.Extremes)),
    displacement_peaks: table(4, 0, 0, 0, 0),
    pieces: table(WIDTHS.Piece, 0, 4, ...counted(200, WIDTHS.Piece - 2)),
    piece_start: table(1, 0, 1),
    ...(errors.length > 0 ? { motions: table(7, ...counted(0, 7), ...counted(0.5, 7)) } : {}),
  };
  const balance = {
    sum_of_loads: [0, -1, 0, 0, 0, 0],
    sum_of_reactions: [0, 1, 0, 0, 0, 0],
    balance_error: 0,
    residual: 0,
    unbalanced: 0,
    strain_energy: 1,
  };
  const solved = { converged: true, iterations: 1, balance, warnings: [] };
  const header = {
    engine_version: '1',
    tables: model,
    sets: [
      {
        ...{ kind: 'loadcase', id: 1, name: 'G', ...solved },
        ...{ usable: errors.length === 0, errors, tables: set },
      },
      {
        ...{ kind: 'loadcombination', id: 1, name: 'ULS', ...solved },
        ...{ usable: true, errors: [], tables: set },
      },
    ],
    result_filter: null,
    selections: null,
    warnings: [],
    facts: {},
    unity_check_results: [],
    traces: { words: [], tables: {} },
    coverage: {},
    envelopes: [],
  };
  return { header: header as unknown as Header, numbers: Float64Array.from(numbers) };
}

/** An engine that says what it is asked for. */
const write = (options: WriteOptions) => JSON.stringify({ asked: options });

function read(errors: Issue[] = []): Results {
  const { header, numbers } = answer(errors);
  return new Results(header, numbers, CIRCUMSTANCES, write);
}

const MECHANISM: Issue = {
  code: 'singular_model',
  severity: 'error',
  message: 'node 9 can move freely along Z',
  path: 'model.nodes[1]',
};

describe('a result set', () => {
  const { G, Q } = read().loadcases;

  test('is found by its name', () => {
    expect([G.kind, G.id, G.name]).toEqual(['loadcase', 1, 'G']);
    expect(Q).toBeUndefined();
  });

  test('names displacements and forces as every language does', () => {
    expect(G.displacement(9)).toEqual({ dx: 10, dy: 11, dz: 12, rx: 13, ry: 14, rz: 15, warp: 16 });
    expect(G.reaction(9)).toEqual({ fx: 20, fy: 21, fz: 22, mx: 23, my: 24, mz: 25, bw: 26 });
    expect(G.startForces(3).fx).toBe(30);
    expect(G.endForces(3).fx).toBe(37);
  });

  test('has the extremes and the curves of a member under the same names', () => {
    expect(G.extremes(3).fy).toEqual({ max: 104, max_x: 105, min: 106, min_x: 107 });
    const [piece] = G.curves(3).fy;
    expect([piece.x0, piece.x1, ...Array.from(piece.c)]).toEqual([
      0, 4, 206, 207, 208, 209, 210, 211,
    ]);
    expect(G.curve(3, 'dz')[0].c[0]).toBe(254);
  });

  test('says which id it does not know', () => {
    expect(() => G.displacement(8)).toThrow('node 8 is not in these results');
    expect(() => G.reaction(7)).toThrow('a support at node 7 is not in these results');
    expect(() => G.curve(4, 'mz')).toThrow('member 4 is not in these results');
  });
});

describe('a set without usable numbers', () => {
  const results = read([MECHANISM]);
  const { G } = results.loadcases;

  test('yields none, and says why and where', () => {
    for (const ask of [
      () => G.displacement(9),
      () => G.reaction(9),
      () => G.startForces(3),
      () => G.extremes(3),
      () => G.curves(3),
      () => G.tables,
    ])
      expect(ask).toThrow(UnusableSet);
    try {
      G.displacement(9);
    } catch (error) {
      expect(error).toMatchObject({
        name: 'UnusableSet',
        message: "'G' has no usable numbers: node 9 can move freely along Z",
        set: 'G',
        code: 'singular_model',
        path: 'model.nodes[1]',
        node: 9,
      });
    }
  });

  test('shows how it can move', () => {
    expect(G.freeMotion()?.get(9)?.dx).toBe(0.5);
    expect(read().loadcases.G.freeMotion()).toBeNull();
  });

  test('makes the results unusable as a whole', () => {
    expect(results.isUsable).toBe(false);
    expect(read().isUsable).toBe(true);
  });
});

test('a refused document has no results, but all its issues', () => {
  const warning: Issue = { code: 'w', severity: 'warning', message: 'doubtful', path: '' };
  const refused = {
    engine_version: '1',
    error: MECHANISM.message,
    code: MECHANISM.code,
    path: '',
    errors: [MECHANISM],
    warnings: [warning],
    verdict: { state: 'not_solved', utilization: null, governing: null, reasons: [] },
    headline: 'Not solved',
  };
  try {
    new Results(refused, new Float64Array(), CIRCUMSTANCES, write);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({
      code: 'singular_model',
      path: null,
      issues: [MECHANISM, warning],
      headline: 'Not solved',
    });
  }
});

test('an engine of another version is noticed', () => {
  const { header, numbers } = answer();
  header.sets[0].tables.reactions.width = 6;
  const results = new Results(header, numbers, CIRCUMSTANCES, write);
  expect(() => results.sets[0].reaction(9)).toThrow(
    'rows of "reactions" have 6 numbers, expected 7: engine.wasm is of another version',
  );
});

test('the receipt tells what it is of', () => {
  const { receipt } = read();
  expect(receipt).toMatchObject({ ...CIRCUMSTANCES, engine_version: '1' });
  expect(receipt.sets.G.strain_energy).toBe(1);
});

describe('a text of the results', () => {
  test('is written by the engine', () => {
    expect(read().toJSON()).toEqual({ asked: { form: 'document' } });
    expect(read().write({ form: 'summary', set: 'G' })).toBe(
      '{"asked":{"form":"summary","set":"G"}}',
    );
  });

  test('that the engine refuses is an error', () => {
    const { header, numbers } = answer();
    const said = { engine_version: '1', error: 'too long', code: 'too_long', path: 'detail' };
    const refuse = () => JSON.stringify({ ...said, errors: [], warnings: [] });
    const results = new Results(header, numbers, CIRCUMSTANCES, refuse);
    expect(() => results.write({ form: 'full' })).toThrow(NotWritten);
  });

  test.each([-1, 0.5])('has no %s stations', (stations) => {
    expect(() => read().write({ form: 'document', stations })).toThrow(
      `stations should be a whole number from 0 on, found ${stations}`,
    );
  });
});
