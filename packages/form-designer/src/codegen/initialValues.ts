import type { AnyControlDefinition } from '../controls/defineControl';
import type { Control } from '../document/control';
import { slotsOf } from '../document/controlShape';
import { definitionsByType } from './definitionsByType';

/** What a form starts with: every model and its default, rows of subforms left empty. */
export function initialValues(list: readonly Control[], controls: readonly AnyControlDefinition[]): Record<string, unknown> {
  const definitions = definitionsByType(controls);
  const entries: [string, unknown][] = [];
  const visit = (children: readonly Control[]) => {
    for (const control of children) {
      const definition = definitions.get(control.type);
      if (!definition) continue;
      if (definition.defaults.hasModel && control.model) entries.push([control.model, initialValue(control, definition, controls)]);
      if (!definition.subform) for (const slot of slotsOf(control)) visit(slot.list);
    }
  };
  visit(list);
  return Object.fromEntries(entries);
}

function initialValue(control: Control, definition: AnyControlDefinition, controls: readonly AnyControlDefinition[]): unknown {
  if (definition.subform === 'rows') return [];
  if (definition.subform === 'columns') {
    return (control.columns ?? []).map((column) => ({ ...initialValues(column.list, controls), checked: false, value: column.value ?? '', label: column.label ?? '' }));
  }
  const options = definition.options(control);
  const value = definition.defaultValue ? definition.defaultValue(options) : (options as { defaultValue?: unknown }).defaultValue;
  return value === undefined ? emptyOf(control.type, options) : value;
}

const emptyOf = (type: string, options: { readonly multiple?: unknown; readonly treeCheckable?: unknown }): unknown =>
  type === 'cascader' || options.multiple === true || options.treeCheckable === true ? [] : '';
