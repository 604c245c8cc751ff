// Formulas that stand before their font has come are laid out twice. Whoever shows many waits for it,
// but not for long: without it they have a font of the system.

const PATIENCE = 1000; // milliseconds

export async function formulaFont(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const font = document.fonts.load('1em "Loadpath Math"').catch(() => {});
  await Promise.race([font, patience]);
}
