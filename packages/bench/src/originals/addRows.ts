import type { Page } from 'playwright';
import { show } from './openOriginal';

/** Tables as rows of cells `colspanxrowspan`; 0 marks a cell that is covered. */
const tables: readonly (readonly string[])[] = [
  ['1x1 1x1', '1x1 1x1'],
  ['1x2 1x1', '1x0 1x1'],
  ['1x1 1x2', '1x1 1x0', '1x1 1x1'],
  ['1x3 1x1', '1x0 1x1', '1x0 1x1'],
  ['2x1 0x1', '1x1 1x1'],
  ['2x2 0x1 1x1', '2x0 0x1 1x1', '1x1 1x1 1x1'],
  ['1x2 1x1 1x1', '1x0 1x2 1x1', '1x1 1x0 1x1'],
];

/** The component of the designer that has the menu of the table. */
const addRow = `(trs, row, column) => {
  const find = (one) => (one.handleAddRow ? one : one.$children.map(find).find(Boolean));
  const panel = find(window.shown);
  Object.assign(panel, { rightMenuSelectValue: { trs }, trIndex: row, tdIndex: column });
  panel.handleAddRow();
  return trs;
}`;

/** A row added from every visible cell of some tables, by the designer of the original. */
export async function addRows(page: Page) {
  await show(page, 'k-form-design', {});
  const answers = [];
  for (const before of tables)
    for (const [row, line] of before.entries())
      for (const [column, cell] of line.split(' ').entries()) {
        if (cell.includes('0')) continue;
        const trs = before.map((text) => ({ tds: text.split(' ').map(cellOf) }));
        const after = await page.evaluate<typeof trs>(`(${addRow})(${JSON.stringify(trs)}, ${row}, ${column})`);
        answers.push({ before, row, column, after: after.map(({ tds }) => tds.map((one) => `${one.colspan}x${one.rowspan}`).join(' ')) });
      }
  return answers;
}

function cellOf(text: string) {
  const [colspan = 1, rowspan = 1] = text.split('x').map(Number);
  return { colspan, rowspan, list: [] };
}
