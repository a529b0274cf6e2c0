import type { RankList, RankType } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useMoney } from '../../../kit/money/useMoney';
import { formulaStrings } from './formulaStrings';
import css from '../parts/ranking/rankings.module.css';
import { strings } from '../parts/ranking/strings';
import { isMoney } from '../parts/ranking/typeOf';

/** How the places came about and of when they are. */
export function RankNotes({ type, list, isWeekly }: { type: RankType; list: RankList; isWeekly: boolean }) {
  const t = useStrings(strings);
  const formula = useStrings(formulaStrings);
  const format = useFormat();
  const money = useMoney();
  return (
    <ul className={css.notes}>
      <li>{formula(type)}</li>
      {isMoney(type) && (
        <li>{list.perUsd === null ? t('noRate') : `${t('rate', { amount: money(list.perUsd, list.currency) })} · ${t('moneyRule')}`}</li>
      )}
      {isWeekly && <li>{t('weekStart')}</li>}
      <li>
        {t('dataTime', { time: format.exact(list.generatedTime) })}
        {!list.final && ` · ${t('provisionalHint')}`}
      </li>
    </ul>
  );
}
