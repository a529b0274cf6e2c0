import type { OptionsOf } from '../../document/controlOptions';
import { cellSlot } from '../../document/tree/slots';
import { isHiddenCell, spanOf } from '../../document/table/tableLayout';
import type { ControlRenderProps } from '../defineControl';
import { parseStyle } from '../parseStyle';

/** Controls in the cells of a table. */
export const TableRender = ({ control, options, renderSlot }: ControlRenderProps<OptionsOf<'table'>>) => (
  <div className="BlForm-scroll">
    <table
      role="presentation"
      className="BlForm-table"
      data-bordered={options.bordered || undefined}
      data-bright={options.bright || undefined}
      data-small={options.small || undefined}
      style={{ width: options.width, ...parseStyle(options.customStyle) }}
    >
      <tbody>
        {control.trs?.map(({ tds }, row) => (
          <tr key={row}>
            {tds.map((cell, column) =>
              isHiddenCell(cell) ? null : (
                <td key={column} colSpan={spanOf(cell.colspan)} rowSpan={spanOf(cell.rowspan)}>
                  {renderSlot(cellSlot(row, column))}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
