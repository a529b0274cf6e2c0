import type { reconciliationApi, ReconciliationRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { missingText, parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import type { ListColumn } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { Whole } from '../../../kit/list/Whole';
import { MoneyText } from '../../../kit/money/MoneyText';
import { strings } from './strings';

type List = typeof reconciliationApi.page;

const sums = ['partnerCommission', 'tax', 'fees', 'adjustments', 'settled'] as const;

/** What channels themselves say of a month in their statements, with the moment that it was read. */
export function useChannelColumns(): ListColumn<List>[] {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  return useMemo((): ListColumn<List>[] => {
    const asOf = (time: string) => <Whole>{t('asOf', { time: format.dateTime(parseWireTime(time)) })}</Whole>;
    const sum = (field: (typeof sums)[number]): ListColumn<List> => ({
      field,
      header: t(field),
      kind: 'money',
      align: 'right',
      isHidden: true,
      render: ({ statements, currency }: ReconciliationRow) =>
        statements ? <MoneyText amount={statements[field]} currency={currency} /> : missingText,
    });
    return [
      {
        field: 'statements',
        header: t('statements'),
        kind: 'money',
        align: 'right',
        minWidth: 210,
        render: ({ statements, currency }) => {
          if (!statements) return t('noStatements');
          const { count, webIds, commission, dataTime } = statements;
          const channels = webIds.map((webId) => nameFor('webId', webId)).join(', ');
          return (
            <TwoLines
              second={
                <>
                  {t('statementsOf', { count, channels })} · {asOf(dataTime)}
                </>
              }
            >
              <MoneyText amount={commission} currency={currency} />
            </TwoLines>
          );
        },
      },
      {
        field: 'unsettled',
        header: t('unsettled'),
        kind: 'money',
        align: 'right',
        minWidth: 190,
        render: ({ unsettled, currency }) =>
          unsettled ? (
            <TwoLines
              second={
                <>
                  {t('ordersOf', { count: unsettled.orders })} · {asOf(unsettled.dataTime)}
                </>
              }
            >
              <MoneyText amount={unsettled.amount} currency={currency} />
            </TwoLines>
          ) : (
            missingText
          ),
      },
      ...sums.map(sum),
    ];
  }, [t, format, nameFor]);
}
