// Where nodes, members and supports stand in the tables, by id.

import type { Tables } from './tables.ts';

export class Places {
  /** Nodes in the document's order, then those that meshing made. */
  readonly nodes: ReadonlyMap<number, number>;
  readonly members: ReadonlyMap<number, number>;
  /** By the node they hold. */
  readonly supports: ReadonlyMap<number, number>;
  private readonly nodeIds: Float64Array;

  constructor(tables: Tables<'ModelTables'>) {
    this.nodeIds = tables.all('node_ids');
    this.nodes = byId(this.nodeIds);
    this.members = byId(tables.all('member_ids'));
    this.supports = byId(tables.all('support_nodes'));
  }

  /** The node that a path of the document leads to, like "model.nodes[3]". */
  nodeAt(path: string): number | null {
    const [, place] = /^model\.nodes\[(\d+)\]/.exec(path) ?? [];
    return place === undefined ? null : (this.nodeIds[Number(place)] ?? null);
  }
}

/** The place of an id; throws where there is none. */
export function placeOf(places: ReadonlyMap<number, number>, id: number, what: string): number {
  const place = places.get(id);
  if (place !== undefined) return place;
  const ids = [...places.keys()];
  const there = ids.length ? `${least(ids)} to ${most(ids)}` : 'none';
  throw new RangeError(`${what} ${id} is not in these results (ids: ${there})`);
}

const least = (ids: number[]) => ids.reduce((a, b) => Math.min(a, b));
const most = (ids: number[]) => ids.reduce((a, b) => Math.max(a, b));

function byId(ids: Float64Array): Map<number, number> {
  return new Map(Array.from(ids, (id, place) => [id, place]));
}
