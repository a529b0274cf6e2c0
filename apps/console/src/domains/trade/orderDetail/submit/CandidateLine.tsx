import Checkbox from '@mui/material/Checkbox';
import type { CandidateBrief, CandidateRow } from '@backlot/contract';
import { hundredths } from '@backlot/contract';
import { missingText } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { RecordPicture } from '../../../../kit/files/RecordPicture';
import type { ReactNode } from 'react';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { FitMarks } from './FitMarks';
import css from './picker.module.css';
import { pickerStrings } from './pickerStrings';
import { useSpeaking } from './useSpeaking';

interface CandidateLineProps {
  row: CandidateRow;
  brief: CandidateBrief;
  isPicked: boolean;
  /** Its profile stands beside the list. */
  isShown: boolean;
  onToggle: () => void;
  onShow: () => void;
  /** The profile, where there is no room beside the list. */
  children?: ReactNode;
}

/** A creator to tick: figures, price and how it fits; one that is in the order already stays to be seen and says where it stands. */
export function CandidateLine({ row, brief, isPicked, isShown, onToggle, onShow, children }: CandidateLineProps) {
  const t = useStrings(pickerStrings);
  const format = useFormat();
  const { nameFor } = useSpeaking();
  const categories = row.productCategory.map((code) => nameFor('productCategory', code));
  const figures: [label: string, value: ReactNode, more?: { isWords?: boolean; className?: string | undefined }][] = [
    [t('fans'), format.count(row.fansNum)],
    [t('views'), format.count(row.avgViews)],
    [t('interaction'), format.ratioInColumn(row.interactionRate)],
    [t('sales'), <MoneyText key="sales" amount={row.sales30} currency={row.sales30Currency} />],
    [
      t('price'),
      <MoneyText key="price" amount={row.minPrice} currency={brief.currency} />,
      { className: isOver(row.minPrice, brief.fee) ? css.over : undefined },
    ],
    [
      t('star'),
      row.starLevel === null ? (
        missingText
      ) : (
        <span key="star">
          {row.starLevel} <span className={css.star}>★</span>
        </span>
      ),
    ],
    [
      t('category'),
      <span key="category" title={categories.join(', ')}>
        {categories.join(', ') || missingText}
      </span>,
      { isWords: true },
    ],
  ];
  return (
    <li
      aria-label={row.nickname}
      className={css.row}
      data-picked={isPicked || undefined}
      data-shown={isShown || undefined}
      data-shut={!row.isFree || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow()}
    >
      <div className={css.line}>
        <Checkbox
          checked={isPicked}
          disabled={!row.isFree}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': t('choose', { name: row.nickname }) } }}
          sx={{ width: { xs: 44, md: 36 }, height: { xs: 44, md: 36 } }}
        />
        <span className={css.avatar}>
          <RecordPicture kind="up" id={row.id} name={row.nickname} />
        </span>
        <button
          type="button"
          className={css.name}
          aria-label={t('details', { name: row.nickname })}
          aria-pressed={isShown}
          onClick={onShow}
        >
          <strong>{row.nickname}</strong>
          <span>
            <span className={css.quiet} title={row.upNumber}>
              {row.upNumber}
            </span>
            {!row.mine && <StatusChip tone="info">{t('inPool')}</StatusChip>}
            {row.approvalStatus !== null && <StatusTag type="approvalStatus" code={row.approvalStatus} />}
          </span>
        </button>
        <FitMarks row={row} brief={brief} />
        <dl className={css.figures}>
          {figures.map(([label, value, more]) => (
            <div key={label} data-words={more?.isWords || undefined}>
              <dt>{label}</dt>
              <dd className={more?.className}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isShown && <div className={css.inline}>{children}</div>}
    </li>
  );
}

const isOver = (price: string | null, fee: string | null) => (hundredths(price) ?? 0n) > (hundredths(fee) ?? hundredths(price) ?? 0n);
