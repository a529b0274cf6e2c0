import type { AnyControlDefinition, CodeInput } from '../controls/defineControl';
import type { Control } from '../document/control';
import { slotsOf } from '../document/controlShape';
import { resolveOptions } from '../document/resolveOptions';
import { isControlType } from '../document/blueprint';
import { definitionsByType } from './definitionsByType';

interface WalkSettings<Result> {
  readonly controls: readonly AnyControlDefinition[];
  /** Source of the name of a value, inside a subform after the source of its row. */
  nameOf(control: Control, row: string | undefined): string;
  /** Source of a row: of the batch itself, or of one column of a selectInputList. */
  rowOf(control: Control, input: { name: string; column: number }): string;
  write(definition: AnyControlDefinition, input: CodeInput): Result;
  /** Stands for a control of an unknown type. */
  unknown(control: Control): Result;
  textOf(result: Result, control: Control): string;
}

/** Writes a list of controls one after the other, the children of each handed to it as text. */
export function walkCode<Result>(list: readonly Control[], settings: WalkSettings<Result>, row?: string): readonly Result[] {
  const definitions = definitionsByType(settings.controls);
  return list.map((control) => {
    const definition = definitions.get(control.type);
    if (!definition) return settings.unknown(control);
    const name = settings.nameOf(control, row);
    const slots = slotsOf(control);
    return settings.write(definition, {
      control,
      options: isControlType(control.type) ? resolveOptions(control) : definition.options(control),
      name,
      slot: (slot) => {
        const column = slots.findIndex((one) => one.slot === slot);
        const children = slots[column]?.list ?? [];
        const inner = definition.subform ? settings.rowOf(control, { name, column }) : row;
        return walkCode(children, settings, inner).map((result, index) => settings.textOf(result, children[index] ?? control)).join('\n');
      },
    });
  });
}
