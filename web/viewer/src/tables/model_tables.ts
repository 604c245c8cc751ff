// What the document says: members, nodes, supports, sections, plates, loads, combinations.

import type { CombinationUse, LoadCombination, Results } from 'loadpath';
import type { Units } from '../format/display_units';
import type { Polygon } from '../model/plate_outline';
import type { Structure } from '../model/structure';
import { combinationOf, otherSides } from '../results/other_sides';
import { loadTable } from './load_table';
import { memberTable } from './member_table';
import { plateGround } from './member_words';
import { supportTables } from './support_tables';
import { type Field, fieldTable, measured, plain, type Table, type TableRow } from './table';

/** After solving, combinations say what they govern. */
export function modelTables(
  structure: Structure,
  units: Units,
  results: Solved | null = null,
): Table[] {
  const { model, analysis } = structure.document;
  return [
    ...(structure.members.length ? [memberTable(structure, units)] : []),
    nodes(structure, units),
    ...supportTables(structure, units),
    ...(model.sections?.length ? [sections(structure, units)] : []),
    ...(structure.plates.length ? [plates(structure, units)] : []),
    ...(analysis.load_cases?.length ? [loadTable(structure, units)] : []),
    ...(analysis.load_combinations?.length ? [combinations(structure, results)] : []),
  ];
}

function nodes(structure: Structure, units: Units): Table {
  const places = ['X', 'Y', 'Z'].map((d) => measured(d, units.length));
  const rows = () =>
    [...structure.nodes.values()].map(({ node: { id, nodal_support }, position }): TableRow => {
      const cells = [id, ...position.map(units.length.of), nodal_support ?? null];
      return { picked: { kind: 'node', id }, cells };
    });
  const columns = [plain('Node'), ...places, plain('Support')];
  return { name: 'Nodes', ofSet: false, heading: 'Model', columns, rows };
}

function sections(structure: Structure, units: Units): Table {
  const { model } = structure.document;
  const size = structure.units.length;
  const materials = new Map(model.materials.map((m) => [m.id, m.name]));
  const columns = [
    plain('Section'),
    plain('Name'),
    plain('Material'),
    measured('h', units.displacement),
    measured('b', units.displacement),
    measured('A', units.area),
    measured('Wel,z', units.modulus),
    measured('Wpl,z', units.modulus),
  ];
  const rows = () =>
    (model.sections ?? []).map((section): TableRow => {
      const scaled = (
        value: number | null | undefined,
        power: number,
        of: (si: number) => number,
      ) => (value == null ? null : of(value * size ** power));
      const { id, name, material, h, b, area, wel_z, wpl_z } = section;
      const cells = [
        id,
        name ?? null,
        materials.get(material) ?? material,
        scaled(h, 1, units.displacement.of),
        scaled(b, 1, units.displacement.of),
        scaled(area, 2, units.area.of),
        scaled(wel_z, 3, units.modulus.of),
        scaled(wpl_z, 3, units.modulus.of),
      ];
      return { picked: null, cells };
    });
  return { name: 'Sections', ofSet: false, heading: 'Model', columns, rows };
}

function plates(structure: Structure, units: Units): Table {
  const { model } = structure.document;
  const size = structure.units.length;
  const materials = new Map(model.materials.map(({ id, name }) => [id, name]));
  const given = {
    element: new Map(model.plate_elements?.map((each) => [each.id, each])),
    surface: new Map(model.plate_surfaces?.map((each) => [each.id, each])),
  };
  const recordOf = ({ kind, id }: Polygon) => given[kind].get(id);
  const fields: Field<Polygon>[] = [
    { column: plain('Plate'), of: ({ id }) => id },
    { column: plain('Kind'), of: ({ kind }) => kind },
    { column: plain('Name'), of: ({ name }) => name || null, isOptional: true },
    {
      column: measured('Thickness', units.displacement),
      of: ({ thickness }) => units.displacement.of(thickness * size),
    },
    {
      column: plain('Material'),
      of: (plate) => {
        const material = recordOf(plate)?.material;
        return material === undefined ? null : (materials.get(material) ?? material);
      },
    },
    {
      column: plain('Behaviour'),
      of: (plate) => (recordOf(plate)?.behavior === 'Membrane' ? 'Membrane' : null),
      isOptional: true,
    },
    {
      column: measured('Offset', units.displacement),
      of: (plate) => {
        const offset = recordOf(plate)?.offset;
        return offset ? units.displacement.of(offset * size) : null;
      },
      isOptional: true,
    },
    {
      column: plain('Ground'),
      of: (plate) => plateGround(recordOf(plate)?.bedding, structure, units),
      isOptional: true,
    },
    { column: plain('Nodes'), of: ({ node_ids }) => node_ids.join(' ') },
  ];
  return fieldTable('Plates', structure.plates, fields, ({ kind, id }) => ({
    kind: kind === 'surface' ? 'surface' : 'plate',
    id,
  }));
}

type Solved = Pick<Results, 'combination_uses' | 'stability'>;

function combinations(structure: Structure, results: Solved | null): Table {
  const { load_cases, load_combinations } = structure.document.analysis;
  const uses = new Map(results?.combination_uses.map((use) => [use.id, use]));
  const names = new Map((load_cases ?? []).map((c) => [c.id, c.name]));
  const rowOf = (
    { id, name }: { id: number; name: string },
    { limit_state, load_case_factors }: LoadCombination,
    why: string | null,
  ): TableRow => {
    const sum = load_case_factors
      .map((f) => `${f.factor} × ${names.get(f.load_case_id) ?? f.load_case_id}`)
      .join(' + ');
    const use = uses.get(id);
    const governs = uses.size ? [use ? useText(use) : null] : [];
    return { picked: null, cells: [name, limit_state ?? null, sum, ...governs, why] };
  };
  const rows = () => [
    ...(load_combinations ?? []).map((each) => rowOf(each, each, each.generated?.reason ?? null)),
    ...otherSides(results).flatMap((side) => {
      const source = combinationOf(structure, results, ({ id }) => id === side.id);
      return source ? [rowOf(side, source, `${source.name}, imperfections to another side`)] : [];
    }),
  ];
  const governs = uses.size ? ['Governs'] : [];
  const columns = ['Combination', 'Limit state', 'Sum', ...governs, 'Why it exists'].map(plain);
  return { name: 'Combinations', ofSet: false, heading: 'Model', columns, rows };
}

function useText({ checks, extremes }: CombinationUse): string {
  if (checks === 0 && extremes === 0) return 'nothing';
  const parts = checks === 1 ? 'the check of 1 part' : `checks of ${checks} parts`;
  const bounds = extremes === 1 ? '1 extreme' : `${extremes} extremes`;
  return [checks ? parts : '', extremes ? bounds : ''].filter(Boolean).join(', ');
}
