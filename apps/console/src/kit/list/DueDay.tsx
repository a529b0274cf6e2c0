import { countryOf } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { dueStrings } from './dueStrings';
import css from './DueDay.module.css';
import { TwoLines } from './TwoLines';

interface DueDayProps {
  /** The last day, `2026-12-02`. */
  day: string;
  /** In whose days it is counted; those of the reader by default. */
  country?: string;
  /** Whether it still has to be kept: what is over is a day and nothing else. */
  isRunning: boolean;
}

/** A last day with the days that are left of it: red from three days on, amber from seven. */
export function DueDay({ day, country, isRunning }: DueDayProps) {
  const t = useStrings(dueStrings);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  if (!isRunning) return day;
  const left = (Date.parse(day) - Date.parse(format.day(now, countryOf(country)?.timeZone))) / dayMs;
  const tone = left <= 3 ? 'red' : left <= 7 ? 'amber' : 'calm';
  return (
    <TwoLines
      second={
        <span className={css.left} data-tone={tone}>
          {left < 0 ? t('over', { count: -left }) : t('left', { count: left })}
        </span>
      }
    >
      {day}
    </TwoLines>
  );
}

const dayMs = 86_400_000;
