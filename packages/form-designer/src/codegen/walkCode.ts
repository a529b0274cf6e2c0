import type { AnyControlDefinition, CodeInput } from '../controls/defineControl';
import type { Control } from '../document/control';
import { slotsOf } from '../document/parse/controlShape';
import { resolveOptions } from '../document/resolveOptions';
import { isControlType } from '../document/parse/blueprint';
import type { ControlRules } from './conditionCode';
import { definitionsByType } from './definitionsByType';
import { code, literal } from './react/jsx';

/** Where a control stands: in the form itself, or in a row of a subform. */
export interface Place {
  /** Source of the name of the row. */
  readonly row: string | undefined;
  /** Source of what the conditions say here. */
  readonly states: string;
}

interface WalkSettings<Result> {
  readonly controls: readonly AnyControlDefinition[];
  /** Source of what the conditions say in the form itself. */
  readonly states: string;
  rulesOf(key: string): ControlRules;
  /** Source of the name of a value, inside a subform after the source of its row. */
  nameOf(control: Control, row: string | undefined): string;
  /** The row of a batch, or of one column of a selectInputList. */
  rowOf(control: Control, input: { name: string; column: number }): Place;
  write(definition: AnyControlDefinition, input: CodeInput): Result;
  /** Stands for a control of an unknown type. */
  unknown(control: Control): Result;
  textOf(result: Result, control: Control): string;
  /** Puts around a control what makes its conditions hold. */
  wrap(result: Result, control: Control, place: Place): Result;
}

/** Writes a list of controls one after the other, the children of each handed to it as text. */
export function walkCode<Result>(
  list: readonly Control[],
  settings: WalkSettings<Result>,
  place: Place = { row: undefined, states: settings.states },
): readonly Result[] {
  const definitions = definitionsByType(settings.controls);
  return list.map((control) => {
    const definition = definitions.get(control.type);
    if (!definition) return settings.unknown(control);
    const name = settings.nameOf(control, place.row);
    const slots = slotsOf(control);
    const written = settings.write(definition, {
      control,
      options: isControlType(control.type) ? resolveOptions(control) : definition.options(control),
      name,
      ...statesOf(control, { rules: settings.rulesOf(control.key), place }),
      slot: (slot) => {
        const column = slots.findIndex((one) => one.slot === slot);
        const children = slots[column]?.list ?? [];
        const inner = definition.subform ? settings.rowOf(control, { name, column }) : place;
        return walkCode(children, settings, inner)
          .map((result, index) => settings.textOf(result, children[index] ?? control))
          .join('\n');
      },
    });
    return settings.rulesOf(control.key).hasOwn ? settings.wrap(written, control, place) : written;
  });
}

/** Whether a control can be changed and has to be filled in, where a condition decides it as the source of its question. */
function statesOf(
  { key, rules: stored }: Control,
  { rules, place }: { rules: ControlRules; place: Place },
): Pick<CodeInput, 'isDisabled' | 'isRequired'> {
  return {
    isDisabled: rules.isDisabled || (rules.mayDisable && code(`!${asked(place, 'enabled', key)}`)),
    isRequired: stored?.[0]?.required === true || (rules.mayRequire && code(asked(place, 'required', key))),
  };
}

/** Source of a question to the conditions. */
export const asked = ({ states }: Pick<Place, 'states'>, question: 'shown' | 'enabled' | 'required', key: string): string =>
  `${states}.${question}(${literal(key)})`;
