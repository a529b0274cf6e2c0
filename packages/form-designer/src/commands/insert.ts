import { translator } from '@backlot/i18n';
import { createControl } from '../document/createControl';
import type { Control } from '../document/control';
import { describeDocumentError } from '../document/documentError';
import { insertControls } from '../document/tree/editTree';
import type { Place } from '../document/tree/findControl';
import { readClipboard } from '../document/tree/clipboard';
import { describeTreeRefusal } from '../document/tree/treeRefusal';
import { withChange } from '../store/changeState';
import { type DesignerState, documentIn } from '../store/designerState';
import { stepFor, type Step } from '../store/step';
import { designerStrings } from '../words/designerStrings';
import { localiseDefaults } from '../words/localiseDefaults';
import { type CommandOutcome, type CommandSurroundings, isRefused } from './command';
import { insertPlace } from './insertPlace';
import { nameOfControl } from './nameOfControl';

/** Adds a new control of a type at a place, or where `insertPlace` says, and selects it. */
export function addControl(
  state: DesignerState,
  { type, place }: { type: string; place?: Place },
  surroundings: CommandSurroundings,
): CommandOutcome {
  const definition = surroundings.controls.get(type);
  if (!definition) return state;
  const made = createControl(definition.defaults, surroundings.nextKey(documentIn(state)));
  const control = localiseDefaults(made, { definition, locale: surroundings.locale });
  const step = stepFor('added', [nameOfControl(control, surroundings)]);
  return insertAt({ state, controls: [control], place: place ?? insertPlace(state, [type]), step, surroundings });
}

/** Pastes clipboard text behind the selection; says so when it holds no controls, and what reading them changed or noticed. */
export function pasteText(state: DesignerState, text: string, surroundings: CommandSurroundings): CommandOutcome {
  const { controls, report, error } = readClipboard(text, {
    document: documentIn(state),
    nextKey: surroundings.nextKey(documentIn(state)),
  });
  if (error)
    return {
      refused: translator(designerStrings, surroundings.locale)('notPasted', {
        cause: describeDocumentError(error, surroundings.locale).cause,
      }),
    };
  if (controls.length === 0) return { ...state, speech: { kind: 'speech', key: 'nothingToPaste' } };
  const place = insertPlace(
    state,
    controls.map(({ type }) => type),
  );
  const outcome = insertAt({ state, controls, place, step: { key: 'pasted', values: { count: controls.length } }, surroundings });
  return isRefused(outcome) || report.length === 0 || text === state.copied
    ? outcome
    : { ...outcome, dialog: 'noticed', noticed: { from: 'paste', report, patterns: [] } };
}

interface Insertion {
  readonly state: DesignerState;
  readonly controls: readonly Control[];
  readonly place: Place;
  readonly step: Step;
  readonly surroundings: CommandSurroundings;
}

function insertAt({ state, controls, place, step, surroundings }: Insertion): CommandOutcome {
  const outcome = insertControls(documentIn(state), controls, place);
  if (!outcome.ok) return { refused: describeTreeRefusal(outcome.refusal, surroundings.locale) };
  const selected = controls.map(({ key }) => key);
  const changed = withChange(state, {
    snapshot: { document: outcome.document, selected, spot: null },
    step,
    at: surroundings.now(),
    settings: surroundings.settings,
  });
  return { ...changed, focusRequest: state.focusRequest + 1 };
}
