import Button from '@mui/material/Button';
import type { HistoryRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { History, type HistoryEntry, type Tone } from '@backlot/ui-kit';
import { useState } from 'react';
import { historyWord, plainState } from './historyWord';
import { stateOf } from './stateOf';
import { historyStrings } from './strings';

/** As many as stand beside the record without outgrowing it. */
const shownAtFirst = 8;

/** Who did what, when, from which state to which, and why; the newest first, older ones when asked for. */
export function HistoryList({ rows }: { rows: readonly HistoryRow[] }) {
  const t = useStrings(historyStrings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const [isWhole, setWhole] = useState(false);
  const stateWord = (action: string, state: string) => {
    const found = stateOf(action, state);
    return found ? nameFor(found.dictionary, found.code) : plainState(state, t);
  };
  const isFolded = !isWhole && rows.length > shownAtFirst + 2;
  const entries = rows
    .toSorted(newestFirst)
    .slice(0, isFolded ? shownAtFirst : undefined)
    .map(({ id, action, subject, fromState, toState, actorName, reason, time }): HistoryEntry => {
      const what = historyWord(action, t);
      const isMoved = toState !== null && toState !== fromState;
      return {
        id,
        what: subject ? t('about', { subject, what }) : what,
        who: actorName || t('system'),
        when: format.exact(time),
        ...(isMoved && { to: stateWord(action, toState) }),
        ...(isMoved && fromState !== null && { from: stateWord(action, fromState) }),
        ...(reason && { reason }),
        tone: toneOf(action),
      };
    });
  const more = isFolded && (
    <Button size="small" onClick={() => setWhole(true)}>
      {t('showAll', { count: rows.length })}
    </Button>
  );
  return <History entries={entries} more={more} />;
}

const newestFirst = (one: HistoryRow, other: HistoryRow) => other.time.localeCompare(one.time) || Number(BigInt(other.id) - BigInt(one.id));

/** The dot's colour; the words say the same. */
function toneOf(action: string): Tone {
  const event = action.split('.').at(-1) ?? '';
  if (/reject|revoke|black|terminate|fail|cancel|returnAlloc|decline|expire|timeOut/i.test(event)) return 'bad';
  return /pass|approve|fulfil|publish/i.test(event) ? 'ok' : 'info';
}
