// What stands over every picture: its title, and the verdict in the page's colour for it.

import type { Said } from '../results/verdict_words';
import { verdictLine, verdictLook } from '../results/verdict_words';
import type { Line } from './words';

export function pictureHead(title: string, said: Said | null): Line[] {
  const lines: Line[] = [{ text: title, isBold: true }];
  if (!said) return lines;
  const style = getComputedStyle(document.documentElement);
  const color = style.getPropertyValue(`--${verdictLook(said).tone}`);
  return [...lines, { text: verdictLine(said), isBold: true, color }];
}
