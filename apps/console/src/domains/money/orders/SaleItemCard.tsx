import type { SaleItem } from '@backlot/contract';
import { isCurrency, missingText } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { type Description, DescriptionList, Section, StatusChip } from '@backlot/ui-kit';
import { useMoney } from '../../../kit/money/useMoney';
import { strings } from './strings';

/** A line of an order: who sold it, what everybody gets beside what the platform reports, and its refunds. */
export function SaleItemCard({ item }: { item: SaleItem }) {
  const t = useStrings(strings);
  const format = useFormat();
  const moneyOf = useMoney();
  const money = (amount: string | null) =>
    amount === null ? missingText : isCurrency(item.currency) ? moneyOf(amount, item.currency) : amount;
  const share = (amount: string | null, rate: string | null) =>
    amount !== null && rate !== null ? t('rate', { amount: money(amount), rate: format.percent(rate) }) : money(amount);
  const { shares } = item;
  // What this reader is not told is left out rather than shown as unknown.
  const told = (label: string, amount: string | null, rate: string | null): Description[] =>
    amount === null ? [] : [{ label, value: share(amount, rate) }];
  return (
    <Section
      level="h3"
      title={t('line', { line: item.lineNo, name: item.goods.name })}
      actions={item.differs && <StatusChip tone="warn">{t('differs')}</StatusChip>}
    >
      <DescriptionList
        items={[
          { label: t('payAmount'), value: money(item.payAmount) },
          { label: t('refundAmount'), value: money(item.refundAmount) },
          {
            label: t('up'),
            value: item.attributed ? item.up?.name : [t('unattributed'), item.up?.name].filter(Boolean).join(' · '),
          },
          { label: t('workOrder'), value: item.workOrder?.name },
          ...(item.bd ? [{ label: t('bd'), value: item.bd.name }] : []),
          ...(item.leader ? [{ label: t('leader'), value: item.leader.name }] : []),
          { label: t('counts'), value: item.commissionableTime && format.exact(item.commissionableTime) },
          { label: t('settleMonth'), value: item.settleMonth },
          { label: t('base'), value: money(shares.base) },
          ...told(t('whole'), shares.whole, item.wholeProportion),
          ...told(t('platform'), shares.platform, null),
          ...told(item.payBy === 1 ? `${t('creatorShare')} · ${t('byPlatform')}` : t('creatorShare'), shares.creator, item.upProportion),
          ...told(t('bdShare'), shares.bd, item.bdProportion),
          ...told(t('agency'), shares.agency, null),
          ...(item.attributeReason ? [{ label: t('fixedBecause'), value: item.attributeReason, wide: true }] : []),
          {
            label: t('refunds'),
            wide: true,
            value:
              item.refunds.length === 0
                ? t('noRefunds')
                : item.refunds
                    .map(({ refundNo, amount, refundTime, refundStatus, reason }) =>
                      [refundNo, money(amount), format.exact(refundTime), t(`refund${refundStatus as 1 | 2 | 3}`), reason]
                        .filter(Boolean)
                        .join(' · '),
                    )
                    .join('\n'),
          },
        ]}
      />
    </Section>
  );
}
