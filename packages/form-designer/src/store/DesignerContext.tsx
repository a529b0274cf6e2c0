import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Slot } from '../document/tree/slots';
import type { AnyControlDefinition } from '../controls/defineControl';
import type { RenderHost } from '../controls/renderHost';
import type { Command } from '../commands/command';
import type { DesignerState } from './designerState';
import type { DesignerStore } from './designerStore';
import type { MarkStore } from './markStore';

/** What the parts of one designer share. */
export interface Designer {
  /** Start of every element id of this designer. */
  readonly id: string;
  readonly store: DesignerStore;
  readonly mark: MarkStore;
  readonly controls: ReadonlyMap<string, AnyControlDefinition>;
  readonly host: RenderHost;
  /** Hides the data field of controls from the property panel. */
  readonly hidesModel: boolean;
  /** Draws the children of a container in the canvas. */
  drawSlot(parent: string, slot: Slot): ReactNode;
}

export const DesignerContext = createContext<Designer | null>(null);

export function useDesigner(): Designer {
  const designer = use(DesignerContext);
  if (!designer) throw new Error('This part belongs inside <FormDesigner>.');
  return designer;
}

/**
 * Reads one piece of the state; the component draws again only when that piece is another object.
 * The piece must be found in the state, not made anew.
 */
export function useDesignerState<Piece>(read: (state: DesignerState) => Piece): Piece {
  const { store } = useDesigner();
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.getState()),
    () => read(store.getState()),
  );
}

/** Whether a command can be run now. */
export function useIsEnabled(command: Command): boolean {
  const { store } = useDesigner();
  return useDesignerState((state) => command.isEnabled(state, store.surroundings()));
}
