import type { HomeTile } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { StatTile } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import { useMoney } from '../../../kit/money/useMoney';
import css from './HomeScreen.module.css';
import { strings } from './strings';
import { tileLabel } from './tileWords';

/** Figures of this person's role, each leading to its rows. */
export function Tiles({ tiles }: { tiles: readonly HomeTile[] }) {
  const t = useStrings(strings);
  const format = useFormat();
  const words = useStrings(tileLabel);
  if (tiles.length === 0) return null;
  return (
    <ul className={css.tiles}>
      {tiles.map(({ key, value, of, amounts, link }) => {
        const label = words(key as Parameters<typeof words>[0]);
        return (
          <li key={key}>
            <StatTile
              label={label}
              figure={format.number(value)}
              {...(of !== null && of > 1 && { note: <Share value={value} of={of} /> })}
              {...(amounts.length > 0 && { note: <Amounts amounts={amounts} /> })}
              {...(link && {
                link: (
                  <Link to={link} className={css.link} aria-label={t('openTile', { label })}>
                    {t('open')}
                  </Link>
                ),
              })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The money that belongs to a figure, each currency on a line of its own. */
function Amounts({ amounts }: Pick<HomeTile, 'amounts'>) {
  const t = useStrings(strings);
  const money = useMoney();
  return (
    <>
      {t('feesDue')}
      <ul className={css.amounts}>
        {amounts.map(({ currency, amount }) => (
          <li key={currency}>{money(amount, currency)}</li>
        ))}
      </ul>
    </>
  );
}

/** A part of a whole in words and as a bar. */
function Share({ value, of }: { value: number; of: number }) {
  const t = useStrings(strings);
  const format = useFormat();
  return (
    <>
      {t('of', { of: format.number(of) })}
      <span className={css.bar} aria-hidden="true">
        <span style={{ width: `${of > 0 ? Math.min(100, (value / of) * 100) : 0}%` }} />
      </span>
    </>
  );
}
