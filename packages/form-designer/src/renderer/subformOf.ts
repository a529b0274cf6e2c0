import type { Subform, SubformRow } from '../controls/subform';
import { textOf } from '../controls/textOf';
import type { Control } from '../document/control';
import type { FormContextValue } from './FormContext';
import type { Row, Scope } from './Scope';

interface SubformInput {
  readonly scope: Scope;
  readonly control: Control;
  readonly rows: readonly Row[];
  readonly renderField: FormContextValue['renderField'];
}

/** The rows of a subform as its control draws and changes them. */
export function subformOf({ scope, control, rows, renderField }: SubformInput): Subform {
  const { key } = control;
  const own = (row: SubformRow) => row as Row;
  const nameOf = ({ column }: Row) => (column === undefined ? undefined : textOf(control.columns?.[column]?.label));
  return {
    rows,
    renderChild: (row, child) =>
      renderField({
        fieldKey: child.key,
        scope: own(row).scope,
        row: { key: `${key}-${row.key}`, number: rows.indexOf(own(row)) + 1, name: nameOf(own(row)) },
      }),
    addRow: () => scope.addRow(key),
    copyRow: (row) => scope.copyRow(key, own(row)),
    removeRow: (row) => scope.removeRow(key, own(row)),
    check: (row, how) => scope.check(key, own(row), how),
  };
}
