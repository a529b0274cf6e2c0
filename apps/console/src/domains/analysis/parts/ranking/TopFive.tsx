import type { OutputOf, rankApi, RankRow, RankType } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { LoadingState } from '@backlot/ui-kit';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { DaysInRow } from './DaysInRow';
import { PlaceChange } from './PlaceChange';
import { RankedName } from './RankedName';
import css from './rankings.module.css';
import { scoreText } from './scoreText';
import { Sparkline } from '../figures/Sparkline';
import { strings } from './strings';

type Top = OutputOf<typeof rankApi.topFive>;

interface TopFiveProps {
  type: RankType;
  top: Top | undefined;
  /** Absent for who may not read histories. */
  onHistory: ((row: RankRow) => void) | undefined;
}

/** The first five places as cards: they do not stand in the table again. */
export function TopFive({ type, top, onHistory }: TopFiveProps) {
  const t = useStrings(strings);
  const format = useFormat();
  if (!top) return <LoadingState shape="cards" count={5} />;
  return (
    <ol className={css.top}>
      {top.rows.map((row) => (
        <li key={row.id}>
          <span className={css.cardHead}>
            <span className={css.place}>{row.rankNo}</span>
            <PlaceChange row={row} />
          </span>
          <RankedName type={type} row={row} />
          {row.score !== null && (
            <span className={css.cardHead}>
              <span>
                <span className={css.figure}>{scoreText(type, row.score, format)}</span>
                {row.gmv !== null && (
                  <span className={css.local}>
                    <br />
                    <MoneyText amount={row.gmv} currency={top.list?.currency} />
                    {row.orders !== null && ` · ${t('ordersOf', { n: row.orders })}`}
                  </span>
                )}
              </span>
              <Sparkline values={row.recent} />
            </span>
          )}
          <span className={css.cardFoot}>
            <DaysInRow days={row.consecutiveDays} />
            {onHistory && (
              <button
                type="button"
                className={css.historyButton}
                onClick={() => onHistory(row)}
                aria-label={`${t('history')}: ${row.name}`}
              >
                {t('history')}
              </button>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
