import { describe, expect, test } from 'vitest';
import { csv } from '../src/format/csv';
import { displayUnits, formatCount, formatNumber } from '../src/format/display_units';
import { isSentence } from '../src/format/sentence';
import { momentText, timeLeft } from '../src/format/time_left';
import { inertJson } from '../src/page/inert_json';
import { pythonCommand } from '../src/page/python_command';
import { columnFloors, measured, plain } from '../src/tables/table';

describe('numbers for people', () => {
  test('keep four digits and a true minus sign', () => {
    expect(formatNumber(-12.34567)).toBe('\u221212.35');
    expect(formatNumber(123456)).toBe('123456');
    expect(formatNumber(0.00001234)).toBe('1.23e\u22125');
    expect(formatNumber(0)).toBe('0');
  });

  test('count with commas', () => {
    expect([0, 999, 1000, 1234567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
  });

  test('of moments are rounding where the forces beside them are far larger', () => {
    const { force, moment, displacement } = displayUnits('kN, m, mm');
    const columns = [
      plain('Member'),
      measured('Fy', force),
      measured('Mz', moment),
      measured('dy', displacement),
    ];
    const floors = columnFloors(columns, [{ picked: null, cells: [1, 36, 7e-15, 2e-15] }]);
    expect(floors[2]).toBeGreaterThan(7e-15);
    expect(floors[3]).toBeLessThan(2e-15);
  });

  test('carry the chosen unit', () => {
    expect(displayUnits('kN, m, mm').force.text(12_500)).toBe('12.5 kN');
    expect(displayUnits('N, mm').moment.text(1)).toBe('1000 N mm');
    expect(displayUnits('kip, ft, in').length.text(0.3048)).toBe('1 ft');
    expect(displayUnits('kip, ft, in').stress.of(6.894757293168361e6)).toBeCloseTo(1, 9);
  });
});

test('words of the engine begin as a sentence, names of the format as they are spelled', () => {
  expect(isSentence('the structure is a mechanism')).toBe(true);
  for (const words of ['result_filter and result_requests', 'model.nodes[1]: x', '“Q”: y', 'x1 is'])
    expect(isSentence(words)).toBe(false);
});

describe('CSV', () => {
  test('quotes what needs it and disarms formulas', () => {
    expect(
      csv([
        ['a,b', 'say "x"', 1.5, null],
        ['=1+1', '-5 m', -5, 'ok'],
      ]),
    ).toBe('"a,b","say ""x""",1.5,\r\n\'=1+1,\'-5 m,-5,ok\r\n');
  });

  // FILE-2
  test('disarms formulas behind whatever a spreadsheet takes for the end of a cell', () => {
    expect(csv([['a;=1+1', 'b\t@x', 'c;d', ' =2', 'e-f']])).toBe(
      '"a;\'=1+1","b\t\'@x","c;d",\' =2,e-f\r\n',
    );
  });

  test('disarms formulas behind quotes, and wide signs', () => {
    expect(csv([['a;"=1+1"', '"b"', 'c;"d', '＝1+1', ';" ＠x']])).toBe(
      '"a;\'""=1+1""","""b""","c;""d",\'＝1+1,";\'"" ＠x"\r\n',
    );
  });
});

test('time left is told in hours and minutes', () => {
  expect(timeLeft(24 * 3600_000)).toBe('24 h 0 min');
  expect(timeLeft(90_000)).toBe('2 min');
  expect(timeLeft(0)).toBeNull();
});

test('a moment is spelled in the time of the place', () => {
  expect(momentText(new Date(2026, 10, 5, 9, 7))).toBe('5 November 2026, 09:07');
});

test('JSON inside a page cannot end its script element', () => {
  const hostile = JSON.stringify({ name: '</script><script>alert(1)</script>\u2028' });
  expect(inertJson(hostile)).not.toMatch(/<|\u2028/);
  expect(JSON.parse(inertJson(hostile))).toEqual(JSON.parse(hostile));
});

describe('the command for Python', () => {
  const page = 'https://loadpath.example/open/abc#member=1';

  test('installs from this instance and fetches what the link holds', () => {
    const given = {
      document_url: '/open/abc/document',
      expires_at: '2026-01-01T00:00:00Z',
      python_package: '/packages/1234/loadpath-0.1.0.whl',
    };
    expect(pythonCommand(given, page).split('\n')).toEqual([
      'pip install https://loadpath.example/packages/1234/loadpath-0.1.0.whl',
      'curl -s https://loadpath.example/open/abc/document -o model.json',
      'loadpath solve model.json',
    ]);
  });

  test('asks to save a document that only its owner can fetch', () => {
    const given = { document_url: '/saved/1/document', expires_at: null, python_package: null };
    expect(pythonCommand(given, page)).toContain('# save the document as model.json');
  });
});
