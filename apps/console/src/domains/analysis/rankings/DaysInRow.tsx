import css from './rankings.module.css';

const ticks = Array.from({ length: 15 }, (_, place) => place + 1);

/** Days in a row as fifteen small ticks, taller at 7 and 15, the two limits of the filter. */
export const DaysInRow = ({ days }: { days: number }) => (
  <span className={css.inRow}>
    <span aria-hidden="true" className={css.ticks} data-full={days >= 15}>
      {ticks.map((tick) => (
        <span key={tick} data-on={tick <= days} data-tall={tick === 7 || tick === 15} />
      ))}
    </span>
    <span>{days}</span>
  </span>
);
