import type { Locale } from '@backlot/i18n';
import type { ComponentType } from 'react';
import type { AnyControlDefinition } from '../controls/defineControl';
import type { KeyGenerator } from '../document/createControl';
import type { FormDocument } from '../document/formDocument';
import type { HistorySettings } from '../document/tree/history';
import type { DesignerState } from '../store/designerState';
import type { CommandKey } from '../words/commandStrings';

/** What commands need besides the state: clocks, keys, control types and the host. */
export interface CommandSurroundings {
  readonly locale: Locale;
  readonly controls: ReadonlyMap<string, AnyControlDefinition>;
  readonly settings: HistorySettings;
  now(): number;
  nextKey(document: FormDocument): KeyGenerator;
  writeClipboard(text: string): void;
  /** Left out when the host does not save or close. */
  readonly save?: ((document: FormDocument) => void | Promise<boolean>) | undefined;
  readonly close?: (() => void) | undefined;
}

/** The next state, or why nothing happened, as a sentence in the language in force. */
export type CommandOutcome = DesignerState | { readonly refused: string };

/** One thing that can be done, wherever it is started from: toolbar, menu or keyboard. */
export interface Command {
  readonly id: CommandKey;
  readonly icon?: ComponentType;
  /** Such as `Mod+Z`; Mod is Ctrl, or Command on a Mac. */
  readonly shortcuts?: readonly string[];
  isEnabled(state: DesignerState, surroundings: CommandSurroundings): boolean;
  run(state: DesignerState, surroundings: CommandSurroundings): CommandOutcome;
}

export const isRefused = (outcome: CommandOutcome): outcome is { readonly refused: string } => 'refused' in outcome;
