import type { RankRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import css from './rankings.module.css';
import { strings } from './strings';

/** How a place changed against the list before: an arrow, a number, and the word for those who hear it. */
export function PlaceChange({ row: { rankNo, prevRank } }: { row: Pick<RankRow, 'rankNo' | 'prevRank'> }) {
  const t = useStrings(strings);
  if (prevRank === null) return <span className={css.change}>{t('isNew')}</span>;
  const n = prevRank - rankNo;
  if (n === 0) return <span className={css.change}>{t('same')}</span>;
  return (
    <span className={css.change} data-way={n > 0 ? 'up' : 'down'} role="img" aria-label={t(n > 0 ? 'up' : 'down', { n: Math.abs(n) })}>
      {n > 0 ? '▲' : '▼'} {Math.abs(n)}
    </span>
  );
}
