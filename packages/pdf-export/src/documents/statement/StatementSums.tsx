/** @jsxRuntime automatic */
import { type Locale, translator } from '@backlot/i18n';
import { Table } from '../../blocks/Table';
import type { StatementRecord } from './StatementRecord';
import { statementStrings } from './statementStrings';
import { statementWriter } from './statementWriter';

/** How the amount comes about, as the sum that it is, and the figures it stands on. */
export function StatementSums({ item, locale }: { item: StatementRecord; locale: Locale }) {
  const t = translator(statementStrings, locale);
  const write = statementWriter(item, locale);
  const sums: readonly (readonly [string, string])[] = [
    [t('commercial'), write.money(item.commercialAmount)],
    [t('teamLeader'), write.money(item.teamLeaderAmount)],
    [t('reward'), write.money(item.rewardAmount)],
    [t('adjust'), write.money(item.adjustAmount)],
    [t('total'), write.money(item.totalAmount)],
    [t('opening'), write.money(item.openingBalance)],
    [t('tax', { rate: write.percent(item.withholdingRate) }), write.money(item.withholdingAmount)],
    [item.settleDimension === 3 ? t('owed') : t('payable'), write.money(item.payableAmount)],
    [t('carried'), write.money(item.carriedForward)],
    [t('gmv'), write.money(item.gmv)],
    [t('refunds'), write.money(item.refundAmount)],
    [t('commercialOrders'), String(item.commercialOrderCount)],
    [t('teamLeaderOrders'), String(item.teamLeaderOrderCount)],
  ];
  return (
    <Table
      columns={[
        { title: t('figure'), share: 3 },
        { title: t('amountIn', { currency: item.currency }), align: 'right' },
      ]}
      rows={sums}
    />
  );
}
