import type { Translate } from '@backlot/i18n';
import { type HistoryWord, historyStrings } from './strings';

/** What happened in the reader's language: `goods.onSale`, otherwise the event alone, otherwise "changed". */
export function historyWord(action: string, t: Translate<HistoryWord>): string {
  const event = action.slice(action.lastIndexOf('.') + 1);
  return t([action, event].find(isKnown) ?? 'edit');
}

const isKnown = (key: string): key is HistoryWord => Object.hasOwn(historyStrings.messages.en, key);
