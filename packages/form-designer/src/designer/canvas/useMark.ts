import { useSyncExternalStore } from 'react';
import type { Slot } from '../../document/tree/slots';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';

/** The gap of a slot that shows where what is dragged or carried would drop. */
export function useMark(parent: string | null, slot: Slot): number | null {
  const { mark } = useDesigner();
  const read = () => {
    const place = mark.get();
    return place && place.parent === parent && place.slot === slot ? place.index : null;
  };
  const dragged = useSyncExternalStore(mark.subscribe, read, read);
  const carried = useDesignerState(({ carry }) =>
    carry && carry.place.parent === parent && carry.place.slot === slot ? carry.place.index : null,
  );
  return carried ?? dragged;
}
