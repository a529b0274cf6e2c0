import type { AnyControlDefinition } from '../../controls/defineControl';
import type { Control } from '../../document/control';
import { slotsOf } from '../../document/parse/controlShape';
import type { ConditionCode } from '../conditionCode';
import { indent } from '../element';
import { literal, propertyName } from '../react/jsx';

interface ShownSettings {
  readonly definitions: ReadonlyMap<string, AnyControlDefinition>;
  readonly conditions: ConditionCode;
  /** Source of the object that has the values. */
  readonly values: string;
}

/** Source of an object with the values of shown fields only; asks `is` and, in rows, `conditions`. */
export function shownValuesSource(list: readonly Control[], { definitions, conditions, values }: ShownSettings): string {
  const members = new Map<string, string>();
  const visit = (children: readonly Control[]) => {
    for (const control of children) {
      const definition = definitions.get(control.type);
      if (definition?.defaults.hasModel && control.model && !members.has(control.model)) {
        const member = `${propertyName(control.model)}: ${valueSource(control, { definitions, conditions, values: `${values}[${literal(control.model)}]` })}`;
        members.set(
          control.model,
          conditions.rulesOf(control.key).mayHide ? `...(is.shown(${literal(control.key)}) && { ${member} }),` : `${member},`,
        );
      }
      if (!definition?.subform) for (const slot of slotsOf(control)) visit(slot.list);
    }
  };
  visit(list);
  return `{\n${indent([...members.values()].join('\n'))}\n}`;
}

function valueSource(control: Control, settings: ShownSettings): string {
  const { definitions, values } = settings;
  const subform = definitions.get(control.type)?.subform;
  if (subform === 'rows') return `${values}.map((row) => ${rowSource(control.list ?? [], 'row', settings)})`;
  if (subform !== 'columns') return values;
  const columns = (control.columns ?? []).map(
    ({ list }, at) =>
      `{ ...${rowSource(list, `${values}[${at}]`, settings)}, checked: ${values}[${at}].checked, value: ${values}[${at}].value, label: ${values}[${at}].label }`,
  );
  return `[${columns.join(', ')}]`;
}

const rowSource = (list: readonly Control[], row: string, settings: ShownSettings): string =>
  `((is) => (${shownValuesSource(list, { ...settings, values: row })}))(conditions(form, ${row}))`;
