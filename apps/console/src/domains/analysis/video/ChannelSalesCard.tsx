import Box from '@mui/material/Box';
import type { WorkDetail } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, Section } from '@backlot/ui-kit';
import { useMoney } from '../../../kit/money/useMoney';
import { workStrings } from '../parts/works/workStrings';

/** What the work sold for shops as its channel counts, with the days and the moment that the figures are of. */
export function ChannelSalesCard({ work }: { work: WorkDetail }) {
  const t = useStrings(workStrings);
  const format = useFormat();
  const money = useMoney();
  const { nameFor } = useDictionary();
  return (
    <Section title={t('channelSales')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('channelNote')}</Box>
        {work.channelSales.map((sale) => (
          <Box key={sale.shop.id} sx={{ display: 'grid', gap: 2 }}>
            <Box>
              <Box sx={{ fontWeight: 600 }}>{t('channelOf', { channel: nameFor('webId', work.webId), shop: sale.shop.name })}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {t('period', {
                  from: sale.from,
                  to: sale.to,
                  time: format.dateTime(parseWireTime(sale.dataTime), work.timeZone),
                })}
              </Box>
            </Box>
            <DescriptionList
              items={[
                { label: t('gmv'), value: money(sale.gmv, sale.currency) },
                { label: t('orders'), value: format.number(sale.orders) },
                { label: t('unitsSold'), value: format.number(sale.unitsSold) },
                { label: t('viewsThen'), value: format.number(sale.views) },
                { label: t('clickRate'), value: format.ratio(sale.clickRate) },
              ]}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
