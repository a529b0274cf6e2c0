import type { AnyControlDefinition } from '../controls/defineControl';
import { isControlType } from '../document/parse/blueprint';
import type { Control } from '../document/control';
import { isDrawable, slotsOf } from '../document/parse/controlShape';
import type { Slot } from '../document/tree/slots';

/** One control of a form and what the renderer knows about it. */
export interface FieldNode {
  readonly key: string;
  readonly control: Control;
  /** Missing for a control that cannot be drawn; a placeholder stands in its place. */
  readonly definition: AnyControlDefinition | undefined;
  /** Name of the value in the data; missing for controls without one. */
  readonly model: string | undefined;
  /** The container around it. */
  readonly parent: { readonly key: string; readonly slot: Slot } | undefined;
}

export type FieldIndex = ReadonlyMap<string, FieldNode>;

export type Definitions = ReadonlyMap<string, AnyControlDefinition>;

/** All controls below a list in reading order, without the children of subforms, which live in rows of their own. */
export function indexFields(list: readonly Control[], definitions: Definitions): FieldIndex {
  const fields = new Map<string, FieldNode>();
  const open: { control: Control; parent: FieldNode['parent'] }[] = [];
  const push = (children: readonly Control[], parent: FieldNode['parent']) => {
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const control = children[at];
      if (control) open.push({ control, parent });
    }
  };
  push(list, undefined);
  for (let next = open.pop(); next; next = open.pop()) {
    const { control, parent } = next;
    const definition = definitionOf(control, definitions);
    fields.set(control.key, { key: control.key, control, definition, model: modelOf(control, definition), parent });
    if (!definition || definition.subform) continue;
    for (const { slot, list: children } of slotsOf(control).toReversed()) push(children, { key: control.key, slot });
  }
  return fields;
}

/** The definition that draws a control; none for an unknown type or a built-in one that is too damaged to draw. */
export function definitionOf(control: Control, definitions: Definitions): AnyControlDefinition | undefined {
  if (isControlType(control.type) && !isDrawable(control)) return undefined;
  return definitions.get(control.type);
}

function modelOf(control: Control, definition: AnyControlDefinition | undefined): string | undefined {
  if (!definition?.defaults.hasModel) return undefined;
  return typeof control.model === 'string' && control.model !== '' ? control.model : undefined;
}

/** The value of a control before anything is filled in. */
export function defaultOf(control: Control, definition: AnyControlDefinition): unknown {
  const options = definition.options(control);
  return definition.defaultValue ? definition.defaultValue(options) : (options as { defaultValue?: unknown }).defaultValue;
}

/** The controls that each row of a subform holds: its list, or one of its columns. */
export const childrenOf = (control: Control, column: number | undefined): readonly Control[] => slotsOf(control)[column ?? 0]?.list ?? [];
