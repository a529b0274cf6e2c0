import { findControl } from '../document/tree/findControl';
import { updateControl } from '../document/tree/editTree';
import type { Control } from '../document/control';
import { cellOf, cellSlot } from '../document/tree/slots';
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  mergeDown,
  mergeRight,
  splitCell,
  type TableOutcome,
  type TablePlace,
} from '../document/table/tableOperations';
import { describeTableRefusal } from '../document/table/tableRefusal';
import { readGrid, regionAt } from '../document/table/tableGrid';
import { withChange } from '../store/changeState';
import { type DesignerState, documentIn } from '../store/designerState';
import type { StepKey } from '../words/stepStrings';
import type { Command } from './command';

/** The table and cell that the menu and its keys work on. */
function chosenCell(state: DesignerState): { table: Control; cell: TablePlace } | undefined {
  const { spot } = state.history.present;
  const cell = spot && cellOf(spot.slot);
  const table = spot && findControl(documentIn(state), spot.parent);
  return cell && table ? { table, cell } : undefined;
}

type Operation = (table: Control, place: TablePlace) => TableOutcome;

const onCell = (
  id: Command['id'] & string,
  { operate, step, shortcut }: { operate: Operation; step: StepKey; shortcut: string },
): Command => ({
  id,
  shortcuts: [shortcut],
  isEnabled: (state) => chosenCell(state) !== undefined,
  run: (state, surroundings) => {
    const chosen = chosenCell(state);
    if (!chosen) return state;
    const outcome = operate(chosen.table, chosen.cell);
    if (!outcome.ok) {
      const text = describeTableRefusal(outcome.refusal.code, surroundings.locale);
      // The original says nothing there; whoever does not see the table is told.
      if (outcome.refusal.code === 'nothing-to-split') return { ...state, tableMenu: null, speech: { kind: 'text', text } };
      return { refused: text };
    }
    const document = updateControl(documentIn(state), chosen.table.key, () => outcome.table);
    const changed = withChange(state, {
      snapshot: { document, spot: { parent: chosen.table.key, slot: nearestCell(outcome.table, chosen.cell) } },
      step: { key: step },
      at: surroundings.now(),
      settings: surroundings.settings,
    });
    return { ...changed, tableMenu: null, focusRequest: state.focusRequest + 1 };
  },
});

/** The visible cell at a place, or the last one when the table became smaller. */
function nearestCell(table: Control, { row, column }: TablePlace) {
  const grid = readGrid(table);
  const region = regionAt(grid, { row: Math.min(row, grid.rows - 1), column: Math.min(column, grid.columns - 1) });
  return cellSlot(region?.row ?? 0, region?.column ?? 0);
}

/** The table menu, in the order of k-form-design, with the two deletions behind. */
export const tableCommands: readonly Command[] = [
  onCell('mergeDown', { operate: mergeDown, step: 'mergedDown', shortcut: 'Mod+Alt+ArrowDown' }),
  onCell('mergeRight', { operate: mergeRight, step: 'mergedRight', shortcut: 'Mod+Alt+ArrowRight' }),
  onCell('splitCell', { operate: splitCell, step: 'splitCell', shortcut: 'Mod+Alt+S' }),
  onCell('addColumn', { operate: addColumn, step: 'addedColumn', shortcut: 'Mod+Alt+C' }),
  onCell('addRow', { operate: addRow, step: 'addedRow', shortcut: 'Mod+Alt+R' }),
  onCell('deleteColumn', { operate: deleteColumn, step: 'deletedColumn', shortcut: 'Mod+Alt+Shift+C' }),
  onCell('deleteRow', { operate: deleteRow, step: 'deletedRow', shortcut: 'Mod+Alt+Shift+R' }),
];
