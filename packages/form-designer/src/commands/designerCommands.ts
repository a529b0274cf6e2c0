import type { Command } from './command';
import { pickUp } from './carry';
import {
  check,
  clear,
  close,
  generateCode,
  generateJson,
  importForm,
  preview,
  save,
  settings,
  shortcuts,
  translations,
} from './dialogCommands';
import { copy, cut, duplicate, remove, selectAll, selectParent } from './editCommands';
import { redo, undo } from './historyCommands';
import { moveDown, moveIn, moveOut, moveUp } from './moveCommands';
import { tableCommands } from './tableCommands';

/** The toolbar, in the order of k-form-design, with what goes beyond it before the last one. */
export const toolbarCommands: readonly Command[] = [
  save,
  preview,
  importForm,
  generateJson,
  generateCode,
  clear,
  undo,
  redo,
  check,
  translations,
  settings,
  shortcuts,
  close,
];

/** What can be done with the selected controls. */
export const selectionCommands: readonly Command[] = [moveUp, moveDown, duplicate, copy, cut, remove];

/** Every command with a key, as the keyboard and the list of shortcuts read them. */
export const designerCommands: readonly Command[] = [
  ...toolbarCommands,
  ...selectionCommands,
  selectAll,
  selectParent,
  moveIn,
  moveOut,
  pickUp,
  ...tableCommands,
];
