import type { Translate } from '@backlot/i18n';
import { type HistoryWord, historyStrings } from './strings';

/** What happened in the reader's language: `goods.onSale`, otherwise the event alone, otherwise "changed". */
export function historyWord(action: string, t: Translate<HistoryWord>): string {
  const event = action.slice(action.lastIndexOf('.') + 1);
  return t([action, event].find(isKnown) ?? 'edit');
}

/** A state that no dictionary names, in the reader's language: `pool`, `onSale`; a plain value, such as an owner, as it is. */
export function plainState(state: string, t: Translate<HistoryWord>): string {
  const key = `state_${state}`;
  return isKnown(key) ? t(key) : state;
}

const isKnown = (key: string): key is HistoryWord => Object.hasOwn(historyStrings.messages.en, key);
