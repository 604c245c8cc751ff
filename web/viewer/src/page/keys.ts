// The keys that keyboard.ts understands, for people.

export const KEYS: readonly (readonly [string, string])[] = [
  ['Ctrl + K', 'find anything: items, results, views, commands'],
  ['?', 'this list'],
  ['1 2 3 4', 'views: iso, top, front, side'],
  ['F', 'fit everything'],
  ['[ / ]', 'previous / next load case or combination'],
  ['E', 'envelope of the limit state'],
  ['N / P', 'next / previous member'],
  ['H', 'hide the selected member'],
  ['I', 'isolate the selected member'],
  ['A', 'show all members'],
  ['U / D', 'what if: next heavier / lighter section'],
  ['Ctrl + Z', 'take a change back, with Shift make it again'],
  ['S', 'solids or lines'],
  ['L', 'loads on or off'],
  ['← → ↑ ↓', 'turn the view'],
  ['Shift + arrows', 'shift the view'],
  ['+ −', 'zoom'],
  ['Esc', 'select nothing'],
];
