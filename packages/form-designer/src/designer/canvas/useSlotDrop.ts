import { useCallback, useRef } from 'react';
import { addControl } from '../../commands/insert';
import { moveTo } from '../../commands/moveCommands';
import { mayHold } from '../../document/tree/editTree';
import { findControl, pathTo } from '../../document/tree/findControl';
import type { Slot } from '../../document/tree/slots';
import { type Dragged, useDropArea } from '../dnd';
import { useDesigner } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';
import { gapAt } from './gapAt';

/** Lets a slot take what is dragged over it. */
export function useSlotDrop(parent: string | null, slot: Slot) {
  const { store, mark } = useDesigner();
  const element = useRef<HTMLElement | null>(null);
  const accepts = (dragged: Dragged): boolean => {
    const document = documentIn(store.getState());
    const keys = 'keys' in dragged ? dragged.keys : [];
    const types = 'keys' in dragged ? keys.flatMap((key) => findControl(document, key)?.type ?? []) : [dragged.type];
    const isInside = parent !== null && (pathTo(document, parent) ?? []).some(({ key }) => keys.includes(key));
    return !isInside && mayHold(document, { parent, types });
  };
  const { isOver, target } = useDropArea({
    onOver: (dragged, point) => {
      if (element.current) mark.set(accepts(dragged) ? { parent, slot, index: gapAt(element.current, point) } : null);
    },
    onLeave: () => {
      const place = mark.get();
      if (place && place.parent === parent && place.slot === slot) mark.set(null);
    },
    onDrop: (dragged) => {
      const place = mark.get();
      mark.set(null);
      if (!place) return;
      store.apply((state, surroundings) =>
        'keys' in dragged
          ? moveTo(state, { keys: dragged.keys, place }, surroundings)
          : addControl(state, { type: dragged.type, place }, surroundings),
      );
    },
  });
  const connect = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      target(node);
    },
    [target],
  );
  return { isOver, element, connect };
}
