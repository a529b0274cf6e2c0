import type { MessageValues } from '@backlot/i18n';
import type { UnsupportedPattern } from '../answers/unsupportedPatterns';
import { createHistory, type History } from '../document/tree/history';
import type { FormDocument } from '../document/formDocument';
import type { Place } from '../document/tree/findControl';
import type { ReportEntry } from '../document/parse/report';
import type { Slot } from '../document/tree/slots';
import type { SpeechKey } from '../words/speechStrings';
import type { Step } from './step';

/** A slot of a container that takes what comes next, such as a table cell. */
export interface Spot {
  readonly parent: string;
  readonly slot: Slot;
}

/** What undo and redo bring back: the document and the selection in it. */
export interface Snapshot {
  readonly document: FormDocument;
  /** Keys of the selected controls; the last one is the one whose properties are shown. */
  readonly selected: readonly string[];
  readonly spot: Spot | null;
}

export type Dialog = 'preview' | 'import' | 'json' | 'code' | 'clear' | 'check' | 'translations' | 'settings' | 'shortcuts' | 'noticed';

/** The palette with the outline, or the properties. */
export type Side = 'left' | 'right';

/** Controls picked up by keyboard, and where they would be dropped. */
export interface Carry {
  readonly source: { readonly type: string } | { readonly keys: readonly string[] };
  readonly place: Place;
}

/** Something to be spoken; a new object is spoken even when it reads the same. */
export type Speech =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'speech'; readonly key: SpeechKey; readonly values?: MessageValues }
  | { readonly kind: 'text'; readonly text: string };

export interface Notice {
  readonly severity: 'success' | 'error';
  readonly text: string;
}

/** What reading a form or controls changed or noticed. */
export interface Noticed {
  readonly from: 'import' | 'paste';
  readonly report: readonly ReportEntry[];
  /** Patterns that cannot be checked: the form is not saved with them. */
  readonly patterns: readonly UnsupportedPattern[];
}

/** Everything that the designer knows. It is replaced, never changed. */
export interface DesignerState {
  readonly history: History<Snapshot, Step>;
  readonly dialog: Dialog | null;
  readonly carry: Carry | null;
  /** Where the menu of the table cell at `spot` is open, in px of the window. */
  readonly tableMenu: { readonly left: number; readonly top: number } | null;
  readonly speech: Speech | null;
  /** A message in a corner: a refusal, or that something was done. */
  readonly notice: Notice | null;
  /** Where there is no room for both sides, the one that is open. */
  readonly side: Side;
  /** What the dialog of that name tells. */
  readonly noticed: Noticed | null;
  /** What was last put on the clipboard here; pasted here again, there is nothing to tell of it. */
  readonly copied: string | null;
  /** Which control has the keyboard focus in the canvas is followed when this number changes. */
  readonly focusRequest: number;
}

export const createDesignerState = (document: FormDocument): DesignerState => ({
  history: createHistory({ document, selected: [], spot: null }),
  dialog: null,
  carry: null,
  tableMenu: null,
  speech: null,
  notice: null,
  side: 'left',
  noticed: null,
  copied: null,
  focusRequest: 0,
});

export const documentIn = (state: DesignerState): FormDocument => state.history.present.document;

export const selectedIn = (state: DesignerState): readonly string[] => state.history.present.selected;

/** The control whose properties are shown. */
export const activeKeyIn = (state: DesignerState): string | undefined => selectedIn(state).at(-1);
