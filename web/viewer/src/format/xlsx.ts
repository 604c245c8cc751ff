// Tables as a workbook (ECMA-376, the transitional form that spreadsheets read): a sheet per table, its
// head bold and held in place. Words are written as inline strings, which no spreadsheet runs as a
// formula. Only what these tables need; not a library for workbooks.

import { zip } from './zip';

export interface Sheet {
  name: string;
  /** The first row is the head. */
  rows: (string | number | null)[][];
}

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const WORKBOOK = `${CONTENT}.sheet`;
const ROWS_A_TURN = 1000;
const LONGEST_NAME = 31;
const LONGEST_TEXT = 32_767;

/** `rest` is waited for after every thousand rows: a large workbook is written over many turns. */
export async function workbook(sheets: readonly Sheet[], rest: () => Promise<void>): Promise<Blob> {
  const names = sheetNames(sheets.map(({ name }) => name));
  const paths = sheets.map((_, i) => `worksheets/sheet${i + 1}.xml`);
  const listed = names.map(
    (name, i) => `<sheet name="${xml(name)}" sheetId="${i + 1}" r:id="r${i + 1}"/>`,
  );
  const related = paths.map((path, i) => relation(`r${i + 1}`, 'worksheet', path));
  const styled = relation('styles', 'styles', 'styles.xml');
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(paths),
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}">${relation('book', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${related.join('')}${styled}</Relationships>`,
    'xl/styles.xml': STYLES,
  };
  for (const [i, path] of paths.entries()) {
    parts[`xl/${path}`] = await worksheet(sheets[i].rows, rest);
  }
  const declared = Object.entries(parts).map(([path, text]) => ({
    path,
    text: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`,
  }));
  return zip(declared, WORKBOOK);
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

function contentTypes(paths: readonly string[]): string {
  const part = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${CONTENT}.${type}+xml"/>`;
  const sheets = paths.map((path) => part(path, 'worksheet')).join('');
  const rels =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>';
  const book = part('workbook.xml', 'sheet.main') + part('styles.xml', 'styles');
  return `<Types xmlns="${TYPES}">${rels}${book}${sheets}</Types>`;
}

/** Style 0 is plain, style 1 bold; readers want the two fills of the specification. */
const STYLES = `<styleSheet xmlns="${SPREADSHEET}">\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>\
<cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

async function worksheet(rows: Sheet['rows'], rest: () => Promise<void>): Promise<string> {
  const held =
    '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>';
  const written: string[] = [];
  for (const [r, cells] of rows.entries()) {
    if (r % ROWS_A_TURN === ROWS_A_TURN - 1) await rest();
    const style = r === 0 ? ' s="1"' : '';
    const place = (c: number) => `${columnName(c)}${r + 1}`;
    const texts = cells.map((cell, c) => writeCell(cell, place(c), style));
    written.push(`<row r="${r + 1}">${texts.join('')}</row>`);
  }
  return `<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView workbookViewId="0">${held}</sheetView></sheetViews><sheetData>${written.join('')}</sheetData></worksheet>`;
}

function writeCell(cell: string | number | null, place: string, style: string): string {
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? `<c r="${place}"${style}><v>${cell}</v></c>` : '';
  }
  if (!cell) return '';
  const text = xml(cell.slice(0, LONGEST_TEXT));
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** A, B, … Z, AA, AB, … */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Names as spreadsheets allow them: 31 letters, no signs of addresses, none twice in any case. */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain =
      name
        .replaceAll(/[[\]:*?/\\]/g, ' ')
        .replaceAll(/^'|'$/g, ' ')
        .trim() || 'Table';
    let found = cutAtWord(plain, LONGEST_NAME);
    for (let n = 2; taken.has(found.toLowerCase()); n += 1) {
      const end = ` ${n}`;
      found = cutAtWord(plain, LONGEST_NAME - end.length) + end;
    }
    taken.add(found.toLowerCase());
    return found;
  });
}

/** What fits, without the part of a word at its end. */
function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most + 1).lastIndexOf(' ');
  return text.slice(0, whole > 0 ? whole : most).replace(/[\s,;:–-]+$/, '');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 cannot hold is left out. */
const xml = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]);
