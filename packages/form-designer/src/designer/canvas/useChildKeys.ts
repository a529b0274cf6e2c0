import { useRef } from 'react';
import type { Control } from '../../document/control';
import { childrenIn } from '../../document/tree/findControl';
import type { Slot } from '../../document/tree/slots';
import { useDesignerState } from '../../store/DesignerContext';
import { type DesignerState, documentIn } from '../../store/designerState';

const none: readonly string[] = [];
const keyLists = new WeakMap<readonly Control[], readonly string[]>();

/** The keys in a slot: the same list for as long as no control came, went or moved. */
export function useChildKeys(parent: string | null, slot: Slot): readonly string[] {
  const last = useRef(none);
  return useDesignerState((state) => {
    const keys = keysIn(state, { parent, slot });
    if (!isSame(keys, last.current)) last.current = keys;
    return last.current;
  });
}

/** The keys in a slot. */
export function keysIn(state: DesignerState, { parent, slot }: { parent: string | null; slot: Slot }): readonly string[] {
  const list = childrenIn(documentIn(state), { parent, slot });
  if (!list) return none;
  const known = keyLists.get(list);
  if (known) return known;
  const keys = list.map(({ key }) => key);
  keyLists.set(list, keys);
  return keys;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && one.every((key, index) => key === other[index]));
