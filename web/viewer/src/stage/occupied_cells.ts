// Rectangles already written on, found by coarse cells.

const CELL = 64;

export class OccupiedCells {
  private readonly cells = new Map<number, number[][]>();

  /** Takes the rectangle, unless it would cover one that is taken. */
  claim(left: number, top: number, right: number, bottom: number): boolean {
    const box = [left, top, right, bottom];
    const keys: number[] = [];
    for (let i = Math.floor(left / CELL); i <= Math.floor(right / CELL); i++) {
      for (let j = Math.floor(top / CELL); j <= Math.floor(bottom / CELL); j++) {
        keys.push(i * 4096 + j);
      }
    }
    const overlaps = (other: number[]) =>
      left < other[2] && right > other[0] && top < other[3] && bottom > other[1];
    if (keys.some((key) => this.cells.get(key)?.some(overlaps))) return false;
    for (const key of keys) {
      const cell = this.cells.get(key);
      if (cell) cell.push(box);
      else this.cells.set(key, [box]);
    }
    return true;
  }
}
