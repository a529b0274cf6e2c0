import type { liveApi, OutputOf } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { localeTag } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { RecordPicture } from '../../../../kit/files/RecordPicture';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { statusTones } from '../../../../kit/status/statusTones';
import { goodsText } from '../liveList';
import { strings } from '../strings';
import css from './calendar.module.css';
import { moveInWeek } from './weekKeys';

type Entry = OutputOf<typeof liveApi.week>['rows'][number];

interface WeekDaysProps {
  days: readonly string[];
  today: string;
  rows: readonly Entry[];
  mayRead: boolean;
  go: (weeks: number) => void;
}

/** Seven days beside each other, below each other on small screens, with the lives of each as they begin. */
export function WeekDays({ days, today, rows, mayRead, go }: WeekDaysProps) {
  const t = useStrings(strings);
  const locale = useLocale();
  const weekday = new Intl.DateTimeFormat(localeTag[locale], { weekday: 'short', timeZone: 'UTC' });
  const byDay = Map.groupBy(rows, ({ localBegin }) => localBegin.slice(0, 10));
  return (
    <div className={css.week} role="group" aria-label={t('keys')} onKeyDown={(event) => moveInWeek(event, go)}>
      {days.map((day) => {
        const entries = byDay.get(day) ?? [];
        return (
          <section
            key={day}
            className={css.day}
            data-day={day}
            data-today={day === today}
            aria-label={`${weekday.format(new Date(day))} ${day}`}
          >
            <h2 className={css.head}>
              {weekday.format(new Date(day))}
              <small>
                {day}
                {day === today && ` · ${t('today')}`}
              </small>
            </h2>
            {entries.length === 0 ? (
              <span className={css.nothing}>{t('nothing')}</span>
            ) : (
              <ul className={css.entries}>
                {entries.map((row) => (
                  <li key={row.id}>
                    <LiveEntry row={row} mayRead={mayRead} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function LiveEntry({ row, mayRead }: { row: Entry; mayRead: boolean }) {
  const t = useStrings(strings);
  const { nameFor } = useDictionary();
  const { localBegin, localEnd, country, up, liveStatus } = row;
  const content = (
    <>
      <span className={css.time}>{`${localBegin.slice(11)} – ${localEnd.slice(11)} ${country}`}</span>
      <span className={css.who}>
        <RecordPicture kind="up" id={up.id} name={up.name} size={24} />
        <span>{up.name}</span>
      </span>
      <span>{goodsText(row, t)}</span>
      <span>{nameFor('liveStatus', liveStatus)}</span>
    </>
  );
  const look = `${css.entry} ${css[statusTones.liveStatus[liveStatus as 1] ?? 'neutral'] ?? ''}`;
  return mayRead ? (
    <RecordLink path="/liveDetail" id={row.id} look={look}>
      {content}
    </RecordLink>
  ) : (
    <span className={look}>{content}</span>
  );
}
