import { element } from '../../codegen/element';
import { controlCode } from '../../codegen/fieldCode';
import { jsx } from '../../codegen/react/jsx';
import type { Control, TableCell } from '../../document/control';
import type { OptionsOf } from '../../document/controlOptions';
import { cellSlot, type Slot } from '../../document/tree/slots';
import { isHiddenCell, spanOf } from '../../document/table/tableLayout';

export const tableCode = controlCode<OptionsOf<'table'>>({
  markup: ({ control, slot }) =>
    element(
      'table',
      {},
      element(
        'tbody',
        {},
        ...rowsOf({
          control,
          slot,
          cell: (cell, text) => element('td', { colspan: spanOf(cell.colspan), rowspan: spanOf(cell.rowspan) }, text),
          row: (cells) => element('tr', {}, ...cells),
        }),
      ),
    ),
  react: ({ control, slot }) => ({
    jsx: jsx(
      'table',
      {},
      jsx(
        'tbody',
        {},
        ...rowsOf({
          control,
          slot,
          cell: (cell, text) => jsx('td', { colSpan: spanOf(cell.colspan), rowSpan: spanOf(cell.rowspan) }, text),
          row: (cells) => jsx('tr', {}, ...cells),
        }),
      ),
    ),
  }),
  isBare: true,
});

interface RowWriters {
  readonly control: Control;
  slot(slot: Slot): string;
  cell(cell: TableCell, text: string): string;
  row(cells: readonly string[]): string;
}

const rowsOf = ({ control, slot, cell, row }: RowWriters): readonly string[] =>
  (control.trs ?? []).map(({ tds }, at) =>
    row(tds.flatMap((td, column) => (isHiddenCell(td) ? [] : [cell(td, slot(cellSlot(at, column)))]))),
  );
