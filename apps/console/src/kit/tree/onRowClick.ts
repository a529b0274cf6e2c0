import type { MouseEvent } from 'react';

/** Opens a row of a tree by a click anywhere on it, buttons and text that is being marked aside; the keyboard has the button of the row. */
export const onRowClick =
  (open: () => void) =>
  ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button, a, input') && !document.getSelection()?.toString()) open();
  };
