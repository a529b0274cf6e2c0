import type { CandidateBrief, CandidateRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useId } from 'react';
import type { Picks } from '../useOrderDesk';
import { CandidateLine } from './CandidateLine';
import { CreatorPreview } from './CreatorPreview';
import css from './picker.module.css';
import { pickerStrings } from './pickerStrings';
import { toggled } from './picking';

interface CandidateListProps {
  orderId: string;
  shopName: string;
  rows: readonly CandidateRow[];
  brief: CandidateBrief;
  /** Wished creators stand in a group of their own, before the others. */
  isByFit: boolean;
  shown: CandidateRow | undefined;
  onShow: (row: CandidateRow) => void;
  picks: Picks;
  onPick: (picks: Picks) => void;
}

/** The creators to choose from: what the merchant wished first, then the best fit. */
export function CandidateList({ shopName, rows, isByFit, ...rest }: CandidateListProps) {
  const t = useStrings(pickerStrings);
  const wished = isByFit ? rows.filter((row) => row.wished) : [];
  const others = isByFit ? rows.filter((row) => !row.wished) : rows;
  const heads = [t('fans'), t('views'), t('interaction'), t('sales'), t('price'), t('star')];
  return (
    <>
      <div className={css.head} aria-hidden="true">
        <span />
        <span />
        <span>{t('creator')}</span>
        {heads.map((head) => (
          <span key={head} data-number>
            {head}
          </span>
        ))}
        <span>{t('category')}</span>
        <span>{t('fit')}</span>
      </div>
      {wished.length > 0 && (
        <Group title={t('wishedGroup', { shop: shopName })} note={t('named', { count: wished.length })} rows={wished} {...rest} />
      )}
      {others.length > 0 && <Group title={t(isByFit ? 'bestFit' : 'others')} rows={others} {...rest} />}
    </>
  );
}

interface GroupProps extends Omit<CandidateListProps, 'shopName' | 'isByFit'> {
  title: string;
  note?: string;
}

function Group({ title, note, orderId, rows, brief, shown, onShow, picks, onPick }: GroupProps) {
  const heading = useId();
  return (
    <>
      <h3 id={heading} className={css.group}>
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
