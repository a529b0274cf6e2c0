import { type Cell, isDecimal } from '../../../../http/parts/exportSource';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const kinds = `${office}/officeDocument/2006/relationships`;
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What stands around the one sheet (ECMA-376 part 1); style 1 is bold, 2 a number grouped by thousands, 3 one with its cents. */
export const xlsxFrame: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
    ['workbook', 'sheet.main'],
    ['styles', 'styles'],
    ['worksheets/sheet1', 'worksheet'],
  ]
    .map(([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="${types}.${type}+xml"/>`)
    .join('')}</Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${kinds}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${kinds}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${kinds}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${kinds}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="3" applyNumberFormat="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** Beginning and end of the sheet: the header stays in sight, columns are wide enough for most of what stands in them. */
export const xlsxStart = (columns: number): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(1, columns)}" width="18" customWidth="1"/></cols><sheetData>`;
export const xlsxEnd = '</sheetData></worksheet>';

/** One row: numbers as numbers, everything else as text in its place. */
export function xlsxRow(cells: readonly Cell[], row: number): string {
  const style = row === 1 ? ' s="1"' : '';
  const written = cells.map((cell, column) => {
    const at = `r="${columnName(column)}${row}"${style}`;
    if (cell === null || cell === '') return '';
    if (typeof cell === 'number' && Number.isFinite(cell)) return `<c ${at}><v>${cell}</v></c>`;
    if (isDecimal(cell) && isExact(cell.decimal)) return `<c ${at} s="${styleOf(cell.decimal)}"><v>${cell.decimal}</v></c>`;
    return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${xmlText(isDecimal(cell) ? cell.decimal : String(cell))}</t></is></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

/** A spreadsheet keeps fifteen digits of a number; a longer one stays text, so that none of them is lost. */
const isExact = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text) && text.replaceAll(/^-?0*|\./g, '').length <= 15;

/** By thousands, with cents where it has two places; other numbers, such as rates, as they are. */
const styleOf = (text: string): number => (/^-?\d+$/.test(text) ? 2 : /\.\d\d$/.test(text) ? 3 : 0);

/** 0 is `A`, 26 is `AA`. */
const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** A spreadsheet calls a file broken whose cells are longer. */
const longest = 32_767;

/** Signs that no XML may hold. */
const unfit = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const xmlText = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(unfit, '')
    .replaceAll(/[&<>\r]/g, (sign) => escapes[sign] ?? '');
