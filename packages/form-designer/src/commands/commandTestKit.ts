import { testControls } from '../designer/testControls';
import { createKeyGenerator } from '../document/createControl';
import type { Control } from '../document/control';
import { createDocument } from '../document/formDocument';
import { placeOf } from '../document/tree/findControl';
import { createDesignerState, type DesignerState } from '../store/designerState';
import { withSelection } from '../store/changeState';
import { type Command, type CommandOutcome, type CommandSurroundings, isRefused } from './command';

/** Surroundings with a clock that goes a second a step, and what was put on the clipboard. */
export function createSurroundings(): CommandSurroundings & { clipboard: string[] } {
  let time = 0;
  const clipboard: string[] = [];
  return {
    clipboard,
    locale: 'en',
    controls: new Map(testControls.map((control) => [control.type, control])),
    settings: {},
    now: () => (time += 1000),
    nextKey: (document) => createKeyGenerator({ now: () => 1, taken: (key) => placeOf(document, key) !== undefined }),
    writeClipboard: (text) => clipboard.push(text),
  };
}

/** A designer on a form, with some controls selected. */
export const stateWith = (list: readonly Control[], ...selected: string[]): DesignerState =>
  withSelection(createDesignerState({ ...createDocument(), list }), { selected });

export function succeed(outcome: CommandOutcome): DesignerState {
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome;
}

export const runAll = (state: DesignerState, surroundings: CommandSurroundings, ...commands: Command[]): DesignerState =>
  commands.reduce((now, command) => succeed(command.run(now, surroundings)), state);

/** The form as nested keys: `a card(b c) d`. */
export const outlineOf = (list: readonly Control[]): string =>
  list
    .map((control) => {
      const inner = [
        control.list,
        ...(control.columns ?? []).map((column) => column.list),
        ...(control.trs ?? []).flatMap(({ tds }) => tds.map((cell) => cell.list)),
      ].filter((one) => one !== undefined);
      return inner.length > 0 ? `${control.key}(${inner.map((one) => outlineOf(one)).join('|')})` : control.key;
    })
    .join(' ');
