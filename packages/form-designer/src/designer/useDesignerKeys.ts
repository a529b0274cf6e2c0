import type { ClipboardEvent, KeyboardEvent } from 'react';
import { cancelCarry, dropCarry, stepCarry } from '../commands/carry';
import { toolbarCommands } from '../commands/designerCommands';
import { isShortcut } from '../commands/shortcut';
import { isInField } from './canvas/useCanvasKeys';
import { pasteControls } from './pasteControls';
import type { DesignerStore } from '../store/designerStore';

/** Keys that work anywhere in the designer: those of the toolbar, and those of what is carried. */
export function useDesignerKeys(store: DesignerStore) {
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!store.getState().carry) return;
    const act = carryKeys[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    act(store);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || store.getState().dialog) return;
    if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('.fd-right')) {
      store.apply((state) => ({ ...state, focusRequest: state.focusRequest + 1 }));
      return;
    }
    const command = toolbarCommands.find((one) => one.shortcuts?.some((shortcut) => isShortcut(event, shortcut)));
    if (!command || (isInField(event.target) && command.id !== 'save')) return;
    event.preventDefault();
    store.run(command);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isInField(event.target) || store.getState().dialog) return;
    const text = event.clipboardData.getData('text/plain');
    event.preventDefault();
    void pasteControls(store, text);
  };
  return { onKeyDownCapture, onKeyDown, onPaste };
}

type Act = (store: DesignerStore) => void;

const step =
  (by: 1 | -1, isOver: boolean): Act =>
  (store) =>
    store.apply((state, surroundings) => stepCarry(state, { by, isOver }, surroundings));
const drop: Act = (store) => store.apply(dropCarry);

const carryKeys: Readonly<Record<string, Act>> = {
  ArrowDown: step(1, false),
  ArrowUp: step(-1, false),
  ArrowRight: step(1, false),
  ArrowLeft: step(-1, false),
  PageDown: step(1, true),
  PageUp: step(-1, true),
  ' ': drop,
  Enter: drop,
  Escape: (store) => store.apply(cancelCarry),
};
