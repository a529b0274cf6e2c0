import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Favorite from '@mui/icons-material/Favorite';
import type { CandidateBrief, CandidateRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { type ReactNode, useId } from 'react';
import type { Picks } from '../useOrderDesk';
import { CandidateLine } from './CandidateLine';
import { CreatorPreview } from './CreatorPreview';
import type { Sort } from './filters';
import css from './picker.module.css';
import { pickerStrings } from './pickerStrings';
import { toggled } from './picking';

interface CandidateListProps {
  orderId: string;
  shopName: string;
  rows: readonly CandidateRow[];
  brief: CandidateBrief;
  /** By fit, wished creators stand in a group of their own, before the others. */
  sort: Sort;
  onSort: (sort: Sort) => void;
  shown: CandidateRow | undefined;
  onShow: (row: CandidateRow) => void;
  picks: Picks;
  onPick: (picks: Picks) => void;
}

/** The creators to choose from: what the merchant wished first, then the best fit. */
export function CandidateList({ shopName, rows, sort, onSort, ...rest }: CandidateListProps) {
  const t = useStrings(pickerStrings);
  const isByFit = sort === 'fit';
  const wished = isByFit ? rows.filter((row) => row.wished) : [];
  const others = isByFit ? rows.filter((row) => !row.wished) : rows;
  const head = (key: Sort, word: keyof typeof pickerStrings.messages.en) => (
    <button
      type="button"
      className={css.sorter}
      data-number={key === 'fit' ? undefined : true}
      aria-pressed={sort === key}
      onClick={() => onSort(key)}
    >
      {t(word)}
      {sort === key && <span aria-hidden="true">{key === 'minPrice' ? ' ↑' : ' ↓'}</span>}
    </button>
  );
  return (
    <>
      <div className={css.head} role="group" aria-label={t('sort')}>
        <span />
        <span />
        <span>{t('creator')}</span>
        {head('fansNum', 'fans')}
        {head('avgViews', 'views')}
        {head('interactionRate', 'interaction')}
        {head('sales30', 'sales')}
        {head('minPrice', 'price')}
        {head('starLevel', 'star')}
        <span>{t('category')}</span>
        {head('fit', 'fit')}
      </div>
      {wished.length > 0 && (
        <Group
          icon={<Favorite sx={{ color: 'tone.bad.ink' }} />}
          title={t('wishedGroup', { shop: shopName })}
          note={t('named', { count: wished.length })}
          rows={wished}
          {...rest}
        />
      )}
      {others.length > 0 && (
        <Group
          icon={isByFit && <CheckCircleOutlined sx={{ color: 'ink.third' }} />}
          title={t(isByFit ? 'bestFit' : 'others')}
          rows={others}
          {...rest}
        />
      )}
    </>
  );
}

interface GroupProps extends Omit<CandidateListProps, 'shopName' | 'sort' | 'onSort'> {
  icon: ReactNode;
  title: string;
  note?: string;
}

function Group({ icon, title, note, orderId, rows, brief, shown, onShow, picks, onPick }: GroupProps) {
  const heading = useId();
  return (
    <>
      <h3 id={heading} className={css.group}>
        {icon}
        {title}
        {note && <span className={css.quiet}>{note}</span>}
      </h3>
      <ul aria-labelledby={heading} className={css.rows}>
        {rows.map((row) => (
          <CandidateLine
            key={row.id}
            row={row}
            brief={brief}
            isPicked={picks.rows.some(({ id }) => id === row.id)}
            isShown={shown?.id === row.id}
            onToggle={() => {
              onShow(row);
              onPick(toggled(picks, row));
            }}
            onShow={() => onShow(row)}
          >
            <CreatorPreview orderId={orderId} row={row} brief={brief} />
          </CandidateLine>
        ))}
      </ul>
    </>
  );
}
