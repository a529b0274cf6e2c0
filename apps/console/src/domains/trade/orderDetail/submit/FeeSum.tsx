import { type CandidateBrief, type CandidateRow, hundredths } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { fromHundredths } from '../../../../kit/money/exactDecimals';
import { useMoney } from '../../../../kit/money/useMoney';
import css from './picker.module.css';
import { pickerStrings } from './pickerStrings';

/** What the chosen ask for together, beside what the brief pays for as many. */
export function FeeSum({ rows, brief: { fee, currency } }: { rows: readonly CandidateRow[]; brief: CandidateBrief }) {
  const t = useStrings(pickerStrings);
  const money = useMoney();
  const asked = rows.reduce((sum, { minPrice }) => sum + (hundredths(minPrice) ?? 0n), 0n);
  const most = fee === null ? undefined : (hundredths(fee) ?? 0n) * BigInt(rows.length);
  const amount = (value: bigint) => money(fromHundredths(value), currency);
  return (
    <dl className={css.sum}>
      <dt>{t('feesAsked')}</dt>
      <dd>{amount(asked)}</dd>
      {most !== undefined && fee !== null && (
        <>
          <dt>{t('feesOf', { count: rows.length, fee: money(fee, currency) })}</dt>
          <dd className={asked > most ? css.over : undefined}>
            {asked > most ? t('over', { amount: amount(asked - most) }) : t('under', { amount: amount(most - asked) })}
          </dd>
        </>
      )}
    </dl>
  );
}
