import { strToU8, zipSync } from 'fflate';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Workbook {
  /** Replaces or adds entries. */
  entries?: Record<string, string>;
}

/** An XLSX file with one sheet: texts are shared strings, numbers are numbers. */
export function workbook(rows: readonly (string | number)[][], { entries = {} }: Workbook = {}): Buffer {
  const shared = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const name = (column: number): string =>
    (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '') + String.fromCharCode(65 + (column % 26));
  const cell = (value: string | number, at: string): string =>
    typeof value === 'number' ? `<c r="${at}"><v>${value}</v></c>` : `<c r="${at}" t="s"><v>${shared.indexOf(value)}</v></c>`;
  const sheet = rows
    .map((row, line) => `<row r="${line + 1}">${row.map((value, column) => cell(value, `${name(column)}${line + 1}`)).join('')}</row>`)
    .join('');
  const files = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${escape(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...entries,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));
}
