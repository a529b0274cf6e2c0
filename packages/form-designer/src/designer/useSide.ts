import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDesigner, useDesignerState } from '../store/DesignerContext';
import type { Side } from '../store/designerState';

/** Whether a side shows nothing but its tabs: on a phone one of them is open, so that the canvas keeps half of the height. */
export function useSide(side: Side): { readonly isClosed: boolean; open(): void } {
  const { store } = useDesigner();
  const isOpen = useDesignerState((state) => state.side === side);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  return { isClosed: isNarrow && !isOpen, open: () => store.apply((state) => (state.side === side ? state : { ...state, side })) };
}
