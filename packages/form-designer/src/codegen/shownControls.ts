import type { Control } from '../document/control';
import { slotsOf } from '../document/parse/controlShape';
import { withSlot } from '../document/tree/withSlot';
import { soundControl } from './soundControl';

/** A list without what is hidden and of sound kinds, at every level: code draws what the renderer draws. */
export const shownControls = (list: readonly Control[]): readonly Control[] =>
  list
    .filter(({ options }) => options?.hidden !== true)
    .map((control) =>
      slotsOf(control).reduce((shown, { slot, list: children }) => withSlot(shown, slot, shownControls(children)), soundControl(control)),
    );
