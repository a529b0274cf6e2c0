import type { ValueDefinition } from '../../controls/valueRules';
import type { Control } from '../../document/control';
import { slotsOf } from '../../document/parse/controlShape';
import { indent } from '../element';
import { propertyName } from '../react/jsx';

type Definitions = ReadonlyMap<string, ValueDefinition>;

/** The TypeScript type of the values of a list, rows of subforms included. */
export function valuesType(list: readonly Control[], definitions: Definitions, extra: readonly string[] = []): string {
  const members = new Map<string, string>();
  const visit = (children: readonly Control[]) => {
    for (const control of children) {
      const definition = definitions.get(control.type);
      if (!definition) continue;
      if (definition.defaults.hasModel && control.model) members.set(control.model, valueType(control, definition, definitions));
      if (!definition.subform) for (const slot of slotsOf(control)) visit(slot.list);
    }
  };
  visit(list);
  const lines = [...[...members].map(([model, type]) => `${propertyName(model)}: ${type};`), ...extra];
  return lines.length === 0 ? 'Record<string, never>' : `{\n${indent(lines.join('\n'))}\n}`;
}

function valueType(control: Control, definition: ValueDefinition, definitions: Definitions): string {
  if (definition.subform === 'rows') return `Array<${valuesType(control.list ?? [], definitions)}>`;
  if (definition.subform === 'columns')
    return `[${(control.columns ?? []).map(({ list }) => valuesType(list, definitions, ['checked: boolean;', 'value: string;', 'label: string;'])).join(', ')}]`;
  const options = definition.options(control) as {
    readonly multiple?: unknown;
    readonly treeCheckable?: unknown;
    readonly range?: unknown;
  };
  switch (control.type) {
    case 'number':
    case 'rate':
    case 'slider':
      return "number | ''";
    case 'switch':
      return 'boolean';
    case 'uploadFile':
    case 'uploadImg':
      return 'Array<File | { name: string; url: string }>';
    case 'checkbox':
    case 'cascader':
      return 'string[]';
    default:
      return options.multiple === true || options.treeCheckable === true || options.range === true ? 'string[]' : 'string';
  }
}
