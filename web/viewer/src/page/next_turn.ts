// Ends the current task, so that the page can answer before the work goes on.

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
