// A part of the report that opening a link has no use for. It is fetched once somebody stirs, since
// what the browser's own menu prints waits for nothing.

export class FetchedPart<T> {
  /** Null until it is there. */
  value = $state.raw<T | null>(null);
  isUnderWay = $state(false);
  private arrival: Promise<void> | null = null;

  constructor(private readonly load: () => Promise<T>) {}

  /** Ends when it is there, or cannot be had now. */
  fetch(): Promise<void> {
    this.arrival ??= this.arrive();
    return this.arrival;
  }

  private async arrive(): Promise<void> {
    this.isUnderWay = true;
    try {
      this.value = await this.load();
    } catch {
      // The next who asks tries again.
      this.arrival = null;
    } finally {
      this.isUnderWay = false;
    }
  }
}
