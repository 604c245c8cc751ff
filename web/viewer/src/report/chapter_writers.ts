// What stands in each chapter of a report, written in turns: a large model has hundreds of pages.

import { flushSync } from 'svelte';
import { type DrawnForce, drawnForce } from '../results/drawn_force';
import { envelopeTitle } from '../results/envelope_title';
import { type Judged, judge } from '../results/judged';
import { modesFound } from '../results/modes_found';
import { sidesTogether } from '../results/other_sides';
import { SIGN_WORDS } from '../results/signs';
import { COMPONENTS } from '../results/solution';
import { drawnSpectra } from '../results/spectrum';
import { worstOfSections } from '../results/worst_of_sections';
import { billTable } from '../tables/bill_table';
import { bracingTables } from '../tables/bracing_table';
import { judgedTable } from '../tables/check_table';
import {
  accompanyingFactors,
  governingCombinations,
  listedCombinations,
} from '../tables/combinations_on_paper';
import { memberSummary, reactionSummary } from '../tables/envelope_summary';
import { memberTraits } from '../tables/member_table';
import { modeTables } from '../tables/mode_tables';
import { modelTables } from '../tables/model_tables';
import { materialTable, mergeLoads, mergePlates, mergeSides } from '../tables/report_tables';
import { END_FORCES_NOTE, resultTables } from '../tables/result_tables';
import { seismicTables } from '../tables/seismic_tables';
import { stabilityTable } from '../tables/stability_table';
import type { Table } from '../tables/table';
import Basis from './Basis.svelte';
import Calculation from './Calculation.svelte';
import { CHAPTERS, type Chapter, SECTIONS_IN_FULL } from './chapters';
import { choices, usable } from './choices';
import Equilibrium from './Equilibrium.svelte';
import ForceDrawing from './ForceDrawing.svelte';
import { forceLines } from './force_lines';
import type { Given, Solved } from './given';
import { plates } from './plate_writers';
import { writeTable } from './printed_table';
import SpectrumPlot from './SpectrumPlot.svelte';
import type { Sheet } from './sheet';
import type { Work } from './turns.svelte';

type Writer<G> = (sheet: Sheet, given: G) => Work;

export const OF_MODEL: Partial<Record<Chapter, Writer<Given>>> = { model, loads };
export const OF_RESULTS: Partial<Record<Chapter, Writer<Solved>>> = {
  diagrams,
  plates,
  reactions,
  modes,
  members,
  calculations,
  basis,
  all_results: allResults,
  section_calculations: sectionCalculations,
  all_calculations: allCalculations,
};

const COLUMNS_OF_HALVES = 6;

function* writeTables(sheet: Sheet, tables: readonly Table[]): Work {
  for (const table of tables) {
    yield* writeTable(sheet, table, { isNarrow: table.columns.length < COLUMNS_OF_HALVES });
  }
}

const named = ({ structure, units, results }: Given, ...names: string[]): Table[] =>
  modelTables(structure, units, results).filter(({ name }) => names.includes(name));

function* model(sheet: Sheet, given: Given): Work {
  const { structure, units, results } = given;
  yield* writeTable(sheet, materialTable(structure, units));
  yield* writeTables(sheet, named(given, 'Sections', ...SUPPORTS));
  for (const table of named(given, 'Plates')) yield* writeTable(sheet, mergePlates(table));
  yield* writeTables(sheet, named(given, 'Nodes'));
  yield* traits(sheet, given);
  if (!results) return yield* writeTables(sheet, named(given, 'Members'));
  yield* writeTable(sheet, billTable(results.bill_of_quantities, units));
  for (const remark of results.bill_of_quantities.remarks) sheet.write('p', remark, 'note');
}

const SUPPORTS = ['Supports', 'Line supports', 'Rigid diaphragms'] as const;

/** What sets members apart, and what the others are. */
function* traits(sheet: Sheet, { structure, units }: Given): Work {
  if (!structure.members.length) return;
  const table = memberTraits(structure, units);
  const found = table.rows();
  yield;
  if (found.length) yield* writeTable(sheet, { ...table, rows: () => found });
  const who = found.length ? 'What is not named here is' : 'All members are';
  const words = 'of type Normal, prismatic, rigid at both ends, not rolled and without offsets';
  sheet.write('p', `${who} ${words}.`, 'note');
}

function* loads(sheet: Sheet, given: Given): Work {
  for (const table of named(given, 'Loads')) yield* writeTable(sheet, mergeLoads(table));
  const { structure, units, results } = given;
  const tables = modelTables(structure, units, results && sidesTogether(results));
  const combinations = tables.find(({ name }) => name === 'Combinations');
  if (combinations) yield* writeCombinations(sheet, given, combinations);
  const stability = results?.stability;
  if (!stability) return;
  const table = stabilityTable(stability, units);
  yield* writeTable(sheet, mergeSides(table, stability));
  for (const table of bracingTables(stability, units)) yield* writeTable(sheet, table);
}

function* writeCombinations(sheet: Sheet, { structure, results }: Given, table: Table): Work {
  const listed = listedCombinations(structure);
  if (!listed.length) return yield* writeTable(sheet, table);
  if (results) yield* writeTable(sheet, governingCombinations(table, structure, results));
  sheet.write('h3', 'All generated combinations by their numbers');
  for (const { title, text } of listed) {
    sheet.write('p', `${title}. ${text}`, 'listed');
    yield;
  }
  const factors = accompanyingFactors(structure);
  if (factors)
    sheet.write(
      'p',
      `Factors of what accompanies or is not at its full value: ${factors}.`,
      'listed',
    );
}

function* diagrams(sheet: Sheet, { structure, results, units, signs }: Solved): Work {
  sheet.write('p', SIGN_WORDS[signs], 'note');
  const all = choices(results);
  // Loss of equilibrium is seen in the reactions; it says nothing of strength.
  const ofForces = all.filter(({ envelope }) => envelope?.limit_state !== 'EQU');
  for (const chosen of ofForces.length ? ofForces : all) {
    sheet.write('h3', chosen.title);
    const forces: DrawnForce[] = [];
    for (const component of COMPONENTS) {
      const force = drawnForce(structure, chosen, component, signs);
      if (force.largest > 0) forces.push(force);
      yield;
    }
    // Two side by side, or three where two would leave a gap beside the last.
    const across = forces.length === 3 || forces.length > 4 ? 3 : 2;
    const drawings = sheet.part(across === 3 ? 'drawings three' : 'drawings');
    for (const force of forces) {
      const drawn = yield* forceLines(structure, force);
      const { component } = force;
      drawings.show(ForceDrawing, { drawn, component, units, of: chosen.title, across });
      sheet.settle();
      yield;
    }
  }
}

function* reactions(sheet: Sheet, { structure, results, units, signs }: Solved): Work {
  const tables = choices(results).flatMap((chosen) => {
    if (chosen.envelope) return [reactionSummary(results, chosen.envelope, chosen.title, units)];
    const tables = resultTables(structure, results, chosen.set, units, signs);
    const found = tables.find(({ name }) => name === 'Reactions');
    return found ? [{ ...found, name: chosen.title }] : [];
  });
  yield* writeTables(sheet, tables);
  sheet.show(Equilibrium, { structure, results, units });
}

function* modes(sheet: Sheet, { structure, results, units }: Solved): Work {
  for (const table of modeTables(structure, results, units)) {
    yield* writeTable(sheet, table, { isNarrow: true });
  }
  for (const { title, text } of modesFound(structure, results)) {
    sheet.write('p', `${title}: ${text}.`, 'note');
  }
  yield* writeTables(sheet, seismicTables(results, units));
  const drawings = sheet.part('drawings');
  for (const drawn of drawnSpectra(structure.document, results)) {
    drawings.show(SpectrumPlot, { ...drawn });
    sheet.settle();
    yield;
  }
}

function* members(sheet: Sheet, { structure, results, units, signs }: Solved): Work {
  // Most checks are of strength.
  const { envelopes } = results;
  const envelope = envelopes.find((e) => e.limit_state === 'ULS') ?? envelopes[0] ?? null;
  const of = envelope ? envelopeTitle(envelope) : 'none, there are no combinations';
  sheet.write('p', `Forces: ${of}. ${SIGN_WORDS[signs]}`, 'note');
  yield;
  yield* writeTable(sheet, memberSummary(structure, results, envelope, units, signs));
}

function* writeCalculations(sheet: Sheet, given: Solved, parts: Iterable<Judged>): Work {
  const { structure, units } = given;
  for (const judged of parts) {
    const shown = sheet.show(Calculation, { structure, judged, units });
    for (let isLong = true; isLong; flushSync()) {
      sheet.settle();
      yield;
      isLong = shown.more();
    }
  }
}

function* calculations(sheet: Sheet, given: Solved): Work {
  const { structure, results, units } = given;
  const worst = worstOfSections(structure, results);
  yield;
  yield* writeCalculations(sheet, given, worst.slice(0, SECTIONS_IN_FULL));
  const others = worst.slice(SECTIONS_IN_FULL);
  if (!others.length) return;
  yield* writeTable(
    sheet,
    judgedTable('The other sections', structure, () => others, units),
  );
  const { title } = CHAPTERS.section_calculations;
  sheet.write('p', `Their calculations are printed with the chapter “${title}”.`, 'note');
}

function* sectionCalculations(sheet: Sheet, given: Solved): Work {
  const worst = worstOfSections(given.structure, given.results);
  yield;
  yield* writeCalculations(sheet, given, worst.slice(SECTIONS_IN_FULL));
}

function* allCalculations(sheet: Sheet, given: Solved): Work {
  const { structure, results } = given;
  const judged = function* () {
    for (const check of results.checks) {
      for (const part of check.per_entity) yield judge(structure, results, check, part);
    }
  };
  yield* writeCalculations(sheet, given, judged());
}

// biome-ignore lint/correctness/useYield: short, but of the kind of the others
function* basis(sheet: Sheet, { structure, results }: Solved): Work {
  sheet.show(Basis, { structure, results });
}

function* allResults(sheet: Sheet, { structure, results, units, signs }: Solved): Work {
  for (const set of usable(results)) {
    sheet.write('h3', set.name, 'set');
    for (const table of resultTables(structure, results, set, units, signs)) {
      yield* writeTable(sheet, table, { of: set.name });
    }
  }
  sheet.write('p', END_FORCES_NOTE, 'note');
}
