import { useStrings } from '@backlot/i18n/react';
import css from './rankings.module.css';
import { strings } from './strings';

const ticks = Array.from({ length: 15 }, (_, place) => place + 1);

/** Days in a row as fifteen small ticks, taller at 7 and 15, the two limits of the filter. */
export function DaysInRow({ days }: { days: number }) {
  const t = useStrings(strings);
  return (
    <span className={css.inRow} title={t('inRow', { n: days })}>
      <span aria-hidden="true" className={css.ticks} data-full={days >= 15}>
        {ticks.map((tick) => (
          <span key={tick} data-on={tick <= days} data-tall={tick === 7 || tick === 15} />
        ))}
      </span>
      <span>{days}</span>
    </span>
  );
}
