import { textOf } from '../controls/textOf';
import type { Column, Control, ControlOption } from '../document/control';
import { isControlType } from '../document/parse/blueprint';
import { isDrawable } from '../document/parse/controlShape';
import { isJsonObject } from '../document/json/json';

/**
 * A control whose model, rules, columns and choices are of the kinds that code is written from. Documents from elsewhere
 * hold other kinds too; what the renderer leaves out of them is left out here. One that cannot be drawn counts as of an
 * unknown type.
 */
export function soundControl(control: Control): Control {
  if (isControlType(control.type) && !isDrawable(control)) return { key: control.key, type: `${control.type} (damaged)` };
  const { model, rules, options, columns, ...others } = control as Control & { readonly [name: string]: unknown };
  return {
    ...others,
    ...(typeof model === 'string' && model !== '' && { model }),
    ...(rules !== undefined && { rules: Array.isArray(rules) ? rules.map((rule: unknown) => (isJsonObject(rule) ? rule : {})) : [] }),
    ...(isJsonObject(options) && {
      options: Array.isArray(options.options) ? { ...options, options: soundChoices(options.options) } : options,
    }),
    ...(Array.isArray(columns) && { columns: columns.filter(isJsonObject).map((column) => soundColumn(column as unknown as Column)) }),
  } as Control;
}

const soundColumn = ({ value, label, ...column }: Column): Column => ({
  ...column,
  ...(value !== undefined && { value: textOf(value) }),
  ...(label !== undefined && { label: textOf(label) }),
});

const deepest = 50;

function soundChoices(choices: readonly unknown[], level = 0): readonly ControlOption[] {
  if (level > deepest) return [];
  return choices.flatMap((choice): ControlOption[] => {
    if (typeof choice === 'string' || typeof choice === 'number') return [{ value: String(choice), label: String(choice) }];
    if (!isJsonObject(choice) || choice.value === undefined || choice.value === null) return [];
    const value = String(choice.value);
    return [
      {
        value,
        label: textOf(choice.label) || value,
        ...(Array.isArray(choice.children) && { children: soundChoices(choice.children, level + 1) }),
      },
    ];
  });
}
