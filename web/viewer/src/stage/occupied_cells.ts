// Rectangles already written on, found by coarse cells.

const CELL = 64;
/** More than a screen is high. */
const ROWS = 4096;

/** Pixels: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

export class OccupiedCells {
  private readonly cells = new Map<number, Box[]>();

  /** Takes the rectangle, unless it would cover one that is taken. */
  claim(left: number, top: number, right: number, bottom: number): boolean {
    if (!this.isFree(left, top, right, bottom)) return false;
    this.take([left, top, right, bottom]);
    return true;
  }

  /** Takes the rectangle, whatever is there. */
  take(box: Box): void {
    const [left, top, right, bottom] = box;
    for (let i = Math.floor(left / CELL); i <= Math.floor(right / CELL); i++) {
      for (let j = Math.floor(top / CELL); j <= Math.floor(bottom / CELL); j++) {
        const cell = this.cells.get(i * ROWS + j);
        if (cell) cell.push(box);
        else this.cells.set(i * ROWS + j, [box]);
      }
    }
  }

  /** Ten thousand labels ask, and most are told no. */
  isFree(left: number, top: number, right: number, bottom: number): boolean {
    for (let i = Math.floor(left / CELL); i <= Math.floor(right / CELL); i++) {
      for (let j = Math.floor(top / CELL); j <= Math.floor(bottom / CELL); j++) {
        for (const other of this.cells.get(i * ROWS + j) ?? []) {
          if (left < other[2] && right > other[0] && top < other[3] && bottom > other[1])
            return false;
        }
      }
    }
    return true;
  }
}
