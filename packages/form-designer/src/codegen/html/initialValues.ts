import type { ValueDefinition } from '../../controls/valueRules';
import type { Control } from '../../document/control';
import { slotsOf } from '../../document/parse/controlShape';

/** What a form starts with: every model and its default, rows of subforms left empty. */
export function initialValues(list: readonly Control[], definitions: ReadonlyMap<string, ValueDefinition>): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  const visit = (children: readonly Control[]) => {
    for (const control of children) {
      const definition = definitions.get(control.type);
      if (!definition) continue;
      if (definition.defaults.hasModel && control.model) entries.push([control.model, initialValue(control, definition, definitions)]);
      if (!definition.subform) for (const slot of slotsOf(control)) visit(slot.list);
    }
  };
  visit(list);
  return Object.fromEntries(entries);
}

function initialValue(control: Control, definition: ValueDefinition, definitions: ReadonlyMap<string, ValueDefinition>): unknown {
  if (definition.subform === 'rows') return [];
  if (definition.subform === 'columns') {
    return (control.columns ?? []).map((column) => ({
      ...initialValues(column.list, definitions),
      checked: false,
      value: column.value ?? '',
      label: column.label ?? '',
    }));
  }
  const options = definition.options(control);
  const value = definition.defaultValue ? definition.defaultValue(options) : (options as { defaultValue?: unknown }).defaultValue;
  return value === undefined ? emptyOf(control.type, options) : value;
}

const emptyOf = (type: string, options: { readonly multiple?: unknown; readonly treeCheckable?: unknown }): unknown =>
  type === 'cascader' || options.multiple === true || options.treeCheckable === true ? [] : '';
