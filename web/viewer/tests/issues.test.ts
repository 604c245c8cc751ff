import type { Check, Document, ReadPart, Reason, Results, Verdict, VerdictState } from 'loadpath';
import { expect, test } from 'vitest';
import type { Notice } from '../src/model/notice';
import { placeTitle } from '../src/model/place';
import { placeOfIssue } from '../src/model/place_of_issue';
import { placeStructure } from '../src/model/structure';
import { judge, judgedLabel, judgedText } from '../src/results/judged';
import { listIssues, setNames } from '../src/results/listed_issues';
import { placesOfReason } from '../src/results/places_of_reason';
import { statusBounds } from '../src/results/status';
import { unsolvedTitle } from '../src/results/unsolved';
import { type Said, verdictLead, verdictLine, verdictLook } from '../src/results/verdict_words';

const structure = placeStructure({
  settings: { general_info: {}, unit_settings: {} },
  model: {
    nodes: [
      { id: 10, X: 0, Y: 0, Z: 0, nodal_support: 7 },
      { id: 11, X: 4, Y: 0, Z: 0 },
    ],
    members: [{ id: 3, start_node_id: 10, end_node_id: 11, section: 5, end_hinge: 2 }],
    materials: [{ id: 1, name: 'S235' }],
    sections: [{ id: 5, name: 'box', material: 1 }],
    nodal_supports: [{ id: 7 }],
    member_hinges: [{ id: 2 }],
    member_sets: [{ id: 1, member_ids: [3] }],
  },
  analysis: {
    options: {},
    load_cases: [{ id: 1, name: 'Q', nodal_loads: [{ id: 1, node: 11 }] }],
    load_combinations: [{ id: 4, name: 'ULS up', load_case_factors: [] }],
  },
} as unknown as Document);

test.each([
  ['model.nodes[1].X', 'node 11'],
  ['model.members[0].section', 'member 3'],
  ['model.sections[0].area', 'member 3'],
  ['model.materials[0].e_mod', 'member 3'],
  ['model.member_hinges[0]', 'member 3'],
  ['model.member_sets[0].member_ids[0]', 'member 3'],
  ['model.nodal_supports[0].RZ', 'node 10'],
  ['analysis.load_cases[0]', 'load case “Q”'],
  ['analysis.load_cases[0].nodal_loads[0].magnitude', 'node 11'],
  ['analysis.load_combinations[0].limit_state', 'combination “ULS up”'],
])('%s leads to %s', (path, title) => {
  expect(placeTitle(placeOfIssue(structure, path)!)).toBe(title);
});

test.each(['', 'model', 'model.nodes[9]', 'analysis.options.order', 'notes'])(
  'the path "%s" leads nowhere',
  (path) => expect(placeOfIssue(structure, path)).toBeNull(),
);

const issue = (code: string, path: string, severity: string, message = code) =>
  ({ code, path, severity, message }) as Notice;

test('issues of engine and validation are listed once, errors first, with what they are about', () => {
  const loose = issue('unstable_unloaded', 'model.nodes[1]', 'warning');
  const falls = issue('singular_model', 'model.nodes[1]', 'error');
  const known = issue('not_honoured', 'model.members[0]', 'warning', 'in the words of the engine');
  const unread = { code: 'load_case_not_checked', path: 'analysis.load_cases[1]', message: 'S' };
  const results = {
    sets: [
      { kind: 'loadcase', name: 'Q', errors: [], warnings: [loose] },
      { kind: 'loadcombination', name: 'ULS up', errors: [falls], warnings: [loose] },
    ],
    warnings: [known],
    verdict: { reasons: [{ ...loose, set: 'ULS up' }, unread] },
  } as unknown as Results;
  const validated = [
    issue('not_honoured', 'model.members[0]', 'warning', 'in the words of validation'),
    issue('not_honoured', 'model.members[1]', 'warning'),
  ];
  const listed = listIssues(results, [], validated);
  const added = { ...unread, severity: 'warning' };
  expect(listed.map((each) => each.issue)).toEqual([falls, loose, known, added, validated[1]]);
  expect(listed.map((each) => each.reason)).toEqual([
    undefined,
    undefined,
    undefined,
    unread,
    undefined,
  ]);
  expect(setNames(listed[1].sets)).toBe('“Q”, “ULS up”');
  expect(listed[2].sets).toEqual([]);
});

test('what is missing is counted by kind', () => {
  const set = (kind: 'loadcase' | 'loadcombination', isUsable: boolean) => ({ kind, isUsable });
  const combinations = [true, false, false].map((usable) => set('loadcombination', usable));
  expect(unsolvedTitle(combinations)).toBe('2 of 3 combinations are not solved');
  expect(unsolvedTitle([set('loadcase', false)])).toBe('1 of 1 load case is not solved');
  expect(unsolvedTitle([set('loadcase', true)])).toBe('');
});

const judged = (
  status: string,
  utilization: number | null,
  unsolved: number[],
  reasons: Partial<Reason>[] = [],
) =>
  judge(
    structure,
    { verdict: { reasons } as unknown as Verdict },
    { unsolved_combination_ids: unsolved, message: null } as unknown as Check,
    { status, utilization, message: 'no dimensions' } as unknown as ReadPart,
  );

test('a part passes only where all combinations of its check are solved', () => {
  expect(judgedText(judged('Green', 0.63, []))).toBe('✓ 0.63 – passes');
  expect(judgedText(judged('Green', 0.63, [4]))).toBe('? undecided');
  expect(judged('Green', 0.63, [4]).reason).toBe(
    '“ULS up” could not be solved; the others give 0.63',
  );
  expect(judgedLabel(judged('Red', 1.2, [4]))).toBe('✗ 1.2');
});

test('no part passes while the verdict has a reason for doubt', () => {
  const reasons = [{ code: 'combination_not_checked' as const }];
  expect(judgedText(judged('Green', 0.63, [], reasons))).toBe('• 0.63 – within its limit');
  expect(judgedText(judged('Yellow', 0.9, [], reasons))).toBe('• 0.9 – within its limit');
  expect(judgedText(judged('Red', 1.2, [], reasons))).toBe('✗ 1.2 – fails');
});

test('the legend has no bound beyond one, where the engine lets nothing pass', () => {
  expect(statusBounds([[8, 9, 10]])).toMatchObject({ Green: '≤ 1', Red: '> 1' });
  expect(statusBounds([[0.5, 0.6, 0.7]])).toMatchObject({ Green: '≤ 0.5', Red: '> 0.7' });
});

test('a reason leads to its members, its place and its combination', () => {
  const reason = { path: 'analysis.load_combinations[0]', set: 'ULS up', member_ids: [3] };
  const places = placesOfReason(structure, reason as unknown as Reason);
  expect(places.map(placeTitle)).toEqual(['member 3', 'combination “ULS up”']);
});

test('green is for "passes" alone, and every state has a sign', () => {
  const states: VerdictState[] = ['passes', 'fails', 'incomplete', 'not_checked', 'not_solved'];
  const looks = states.map((state) =>
    verdictLook({
      headline: '',
      verdict: { state, utilization: null, governing: null, reasons: [] },
    }),
  );
  expect(looks.map(({ tone }) => tone === 'good')).toEqual([true, false, false, false, false]);
  expect(looks.every(({ sign }) => sign.length === 1)).toBe(true);
});

test('what is undecided has no utilization and its reason', () => {
  const undecided = judged('Indeterminate', 0.131, []);
  expect(undecided.utilization).toBeNull();
  expect(judgedLabel(undecided)).toBe('?');
  expect(undecided.reason).toBe('no dimensions');
});

test('a verdict is said without its reasons where these follow, and whole where none do', () => {
  const said = (state: string, reasons: object[], headline: string) =>
    ({ verdict: { state, reasons }, headline }) as unknown as Said;
  expect(verdictLead(said('incomplete', [{}], 'Incomplete · no load'))).toBe('△ Incomplete');
  for (const whole of [
    said('not_checked', [], 'Not checked · the document asks for no check'),
    said('fails', [{}], 'Fails 1.17 · member 8 · ULS · and incomplete for 1 reason'),
  ])
    expect(verdictLead(whole)).toBe(verdictLine(whole));
});
