import type { HistoryRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { History, type HistoryEntry, type Tone } from '@backlot/ui-kit';
import { historyWord } from './historyWord';
import { stateOf } from './stateOf';
import { historyStrings } from './strings';

/** Who did what, when, from which state to which, and why; newest first. */
export function HistoryList({ rows }: { rows: readonly HistoryRow[] }) {
  const t = useStrings(historyStrings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const stateWord = (action: string, state: string) => {
    const found = stateOf(action, state);
    return found ? nameFor(found.dictionary, found.code) : state;
  };
  const entries = rows.toSorted(newestFirst).map(({ id, action, subject, fromState, toState, actorName, reason, time }): HistoryEntry => {
    const what = historyWord(action, t);
    const isMoved = toState !== null && toState !== fromState;
    return {
      id,
      what: subject ? t('about', { subject, what }) : what,
      who: actorName || t('system'),
      when: format.dateTime(time),
      ...(isMoved && { to: stateWord(action, toState) }),
      ...(isMoved && fromState !== null && { from: stateWord(action, fromState) }),
      ...(reason && { reason }),
      tone: toneOf(action),
    };
  });
  return <History entries={entries} />;
}

const newestFirst = (one: HistoryRow, other: HistoryRow) => other.time.localeCompare(one.time) || Number(BigInt(other.id) - BigInt(one.id));

/** The dot's colour; the words say the same. */
function toneOf(action: string): Tone {
  const event = action.split('.').at(-1) ?? '';
  if (/reject|revoke|black|terminate|fail|cancel|returnAlloc|decline|expire|timeOut/i.test(event)) return 'bad';
  return /pass|approve|fulfil|publish/i.test(event) ? 'ok' : 'info';
}
