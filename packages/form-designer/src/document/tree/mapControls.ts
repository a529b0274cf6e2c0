import type { Control } from '../control';
import { slotsOf } from '../parse/controlShape';
import { walkControls } from './walkControls';
import { withSlot } from './withSlot';

/**
 * Replaces every control of a list, children before their container, without recursion. Containers whose children
 * stay the same objects are handed on as they are.
 */
export function mapControls(list: readonly Control[], change: (control: Control) => Control): readonly Control[] {
  const changed = new Map<Control, Control>();
  const changedList = (children: readonly Control[]) => {
    const next = children.map((child) => changed.get(child) ?? child);
    return next.every((child, index) => child === children[index]) ? children : next;
  };
  for (const { control } of [...walkControls(list)].reverse()) {
    let next = control;
    for (const { slot, list: children } of slotsOf(control)) {
      const replaced = changedList(children);
      if (replaced !== children) next = withSlot(next, slot, replaced);
    }
    changed.set(control, change(next));
  }
  return changedList(list);
}
