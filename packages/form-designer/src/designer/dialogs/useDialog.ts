import type { Notice } from '../../store/designerState';
import { useDesigner } from '../../store/DesignerContext';

/** What dialogs do: close, and leave a message. */
export function useDialog() {
  const { store } = useDesigner();
  return {
    close: () => store.apply((state) => ({ ...state, dialog: null })),
    notify: (notice: Notice) => store.apply((state) => ({ ...state, notice, speech: { kind: 'text', text: notice.text } })),
  };
}
