import { useState } from 'react';
import { placeOf } from '../../document/tree/findControl';
import type { Slot } from '../../document/tree/slots';
import { useDesignerState } from '../../store/DesignerContext';
import { activeKeyIn, type DesignerState, documentIn } from '../../store/designerState';

/** The open column of a container: the one last opened by hand, or the one that the keyboard went into. */
export function useOpenColumn(key: string): [number | undefined, (column: number) => void] {
  const entered = useDesignerState((state) => columnEntered(state, key));
  const [open, setOpen] = useState<{ column: number | undefined; entered: string | undefined }>({ column: undefined, entered: undefined });
  if (entered !== undefined && entered !== open.entered) {
    const next = { column: Number(entered.split('.')[1]), entered };
    setOpen(next);
    return [next.column, (column) => setOpen({ column, entered })];
  }
  return [open.column, (column) => setOpen({ column, entered: open.entered })];
}

/** The column of a container in which the selection lies. */
function columnEntered(state: DesignerState, container: string): Slot | undefined {
  const { spot } = state.history.present;
  if (spot?.parent === container) return isColumn(spot.slot) ? spot.slot : undefined;
  for (let key = spot?.parent ?? activeKeyIn(state); key !== undefined && key !== container;) {
    const place = placeOf(documentIn(state), key);
    if (!place || place.parent === null) return undefined;
    if (place.parent === container) return isColumn(place.slot) ? place.slot : undefined;
    key = place.parent;
  }
  return undefined;
}

const isColumn = (slot: Slot): boolean => slot.startsWith('columns.');
