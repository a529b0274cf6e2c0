import { isSameValue } from '../answers/isSameValue';
import type { AnyControlDefinition } from '../controls/defineControl';
import type { Control } from '../document/control';
import { isJsonObject } from '../document/json/json';
import { defaultOf, type FieldNode } from './fieldIndex';

import type { FieldError, FormValues } from './formValues';
import type { Row } from './Scope';

interface RowSource {
  readonly values: FormValues;
  readonly key?: string;
  readonly column?: number;
  readonly isChecked?: boolean;
}

let lastRow = 0;

/** A key that no other row has. */
export const rowKey = (): string => `${Date.now().toString(36)}-${(lastRow += 1).toString(36)}`;

/** The rows that stored data stand for: its entries in a batch, one per column in a selectInputList. */
export function readRows({ control, definition }: FieldNode, value: unknown): readonly RowSource[] {
  const entries = Array.isArray(value) ? value.filter(isJsonObject) : [];
  if (definition?.subform === 'columns') {
    return (control.columns ?? []).map((column, index) => {
      const { checked, value: _, label: __, ...values } = entries.find((entry) => entry.value === column.value) ?? {};
      return { values, column: index, isChecked: checked === true, key: String(index) };
    });
  }
  const missing = value === undefined ? Math.min(Number((control.options as { minLimit?: unknown } | undefined)?.minLimit) || 0, 100) : 0;
  if (missing > 0) return Array.from({ length: missing }, () => ({ values: {} }));
  return entries.map((values) => ({ values, ...(values.key !== undefined && values.key !== null && { key: String(values.key) }) }));
}

/**
 * What the fields of a column start with: nothing, as in the original, unless somebody chose a default value in the
 * designer, which the original shows and then does not return.
 */
export const untouchedColumn = (fields: Iterable<FieldNode>): FormValues =>
  Object.fromEntries(
    [...fields].flatMap(({ model, control, definition }) =>
      model !== undefined && definition && !definition.subform && hasUsualDefault(control, definition) ? [[model, null]] : [],
    ),
  );

const hasUsualDefault = (control: Control, definition: AnyControlDefinition): boolean =>
  isSameValue(defaultOf(control, definition), defaultOf({ ...control, options: definition.defaults.options ?? {} }, definition));

/** What a row is in the data (forms.md 1.4). */
export function rowData({ scope, key, isChecked, column, rest }: Row, control: Control): FormValues {
  if (column === undefined) return { key, ...rest, ...scope.data() };
  const { value, label } = control.columns?.[column] ?? {};
  return { ...rest, ...scope.data(), checked: isChecked, value, label };
}

/** What is wrong in a row, told from the form around it. */
export const rowErrors = ({ scope, key }: Row, { node, index }: { node: FieldNode; index: number }): readonly FieldError[] =>
  scope.validate().map(({ path, message, place: [first, ...deeper] }) => ({
    path: `${node.model}.${index}.${path}`,
    message,
    place: [{ key: node.key }, ...(first ? [{ ...first, row: key }] : []), ...deeper],
  }));
