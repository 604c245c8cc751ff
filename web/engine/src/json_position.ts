// Where a text stops being JSON (RFC 8259): the place of the first character that cannot stand there,
// the end of the text where it ends too early, or null. Engines of browsers say it each in their way.

type Wanted = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';

const BLANKS = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** What may become a number yet, as far as it goes. */
const BEGUN = /-?(?:0|[1-9]\d*)?(?:(?<=\d)\.\d*)?(?:(?<=\d)[eE][+-]?\d*)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them inside texts.
const INSIDE = /(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
const ESCAPE = /\\(?:u[0-9a-fA-F]{0,3})?/y;
const WORDS = ['true', 'false', 'null'];

export function faultPosition(text: string): number | null {
  const open: ('}' | ']')[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  const end = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  };
  const afterValue = (): Wanted => (open.length ? ', or end' : 'nothing');
  for (;;) {
    at = end(BLANKS);
    const sign = text[at];
    if (sign === undefined) return wanted === 'nothing' ? null : text.length;
    const mayBeValue: boolean = wanted === 'value' || wanted === 'value or ]';
    const mayBeKey: boolean = wanted === 'key' || wanted === 'key or }';
    if (sign === '"' && (mayBeValue || mayBeKey)) {
      at += 1;
      at = end(INSIDE);
      if (text[at] !== '"') return text[at] === '\\' ? end(ESCAPE) : at;
      wanted = mayBeKey ? ':' : afterValue();
    } else if (mayBeValue && (sign === '{' || sign === '[')) {
      open.push(sign === '{' ? '}' : ']');
      wanted = sign === '{' ? 'key or }' : 'value or ]';
    } else if (mayBeValue && (sign === '-' || (sign >= '0' && sign <= '9'))) {
      const whole = end(NUMBER);
      if (whole === at || end(BEGUN) > whole) return end(BEGUN);
      at = whole - 1;
      wanted = afterValue();
    } else if (mayBeValue && 'tfn'.includes(sign)) {
      const word = WORDS.find((each) => each[0] === sign)!;
      for (const letter of word) {
        if (text[at] !== letter) return at;
        at += 1;
      }
      at -= 1;
      wanted = afterValue();
    } else if (wanted === ':' && sign === ':') wanted = 'value';
    else if (wanted === ', or end' && sign === ',') wanted = open.at(-1) === '}' ? 'key' : 'value';
    else if (
      sign === open.at(-1) &&
      [', or end', `key or ${sign}`, `value or ${sign}`].includes(wanted)
    ) {
      open.pop();
      wanted = afterValue();
    } else return at;
    at += 1;
  }
}
