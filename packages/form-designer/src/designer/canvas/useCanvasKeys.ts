import type { KeyboardEvent } from 'react';
import type { Command } from '../../commands/command';
import { designerCommands, toolbarCommands } from '../../commands/designerCommands';
import { isShortcut } from '../../commands/shortcut';
import { withSelection } from '../../store/changeState';
import { useDesigner } from '../../store/DesignerContext';
import type { DesignerState } from '../../store/designerState';
import { activeKeyIn, selectedIn } from '../../store/designerState';
import { type Stop, stopBeside } from './canvasStops';

const canvasCommands = designerCommands.filter((command) => !toolbarCommands.includes(command));

/** Keys of the canvas: arrows go from stop to stop, Enter to the properties, everything else is a command. */
export function useCanvasKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { store } = useDesigner();
  return (event) => {
    if (event.defaultPrevented || store.getState().carry || isInField(event.target)) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      store.apply((state) => goTo(state, stopBeside(state, by), event.shiftKey));
      return;
    }
    if (event.key === 'Enter' && !event.altKey && !event.ctrlKey && !event.metaKey && isStop(event.target)) {
      event.preventDefault();
      store.apply((state) => ({ ...state, side: 'right' }));
      focusProperties(event.currentTarget, activeKeyIn(store.getState()));
      return;
    }
    const command = canvasCommands.find((one) => one.shortcuts?.some((shortcut) => isShortcut(event, shortcut)));
    if (!command || !isEnabled(command, store)) return;
    event.preventDefault();
    store.run(command);
  };
}

const isEnabled = (command: Command, store: ReturnType<typeof useDesigner>['store']): boolean =>
  command.isEnabled(store.getState(), store.surroundings());

function goTo(state: DesignerState, stop: Stop | undefined, isAdding: boolean): DesignerState {
  if (!stop) return state;
  const focused = { ...state, focusRequest: state.focusRequest + 1 };
  if (!('key' in stop)) return withSelection(focused, { selected: [stop.parent], spot: stop });
  const others = isAdding ? selectedIn(state).filter((key) => key !== stop.key) : [];
  return withSelection(focused, { selected: [...others, stop.key] });
}

const isStop = (target: EventTarget): boolean => target instanceof Element && target.matches('.fd-item, .fd-slot');

/** Goes to the first property of the selected control, once its panel is there; Escape comes back. */
function focusProperties(canvas: HTMLElement, key: string | undefined, tries = 120): void {
  const field = canvas.parentElement?.querySelector<HTMLElement>(
    `.fd-right [data-for="${CSS.escape(key ?? '')}"] :is(input:not([type="search"]), select, textarea)`,
  );
  if (field) field.focus();
  else if (tries > 0) requestAnimationFrame(() => focusProperties(canvas, key, tries - 1));
}

/** Whether keys belong to a field or button that is being used. */
export function isInField(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"], [role="tab"], [role="combobox"], [role="menu"]') !== null
  );
}
