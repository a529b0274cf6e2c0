import Stack from '@mui/material/Stack';
import { orderApi, type OutputOf, type SaleRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, ErrorState, LoadingState, SideDrawer } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { RecordHistory } from '../../../kit/history/RecordHistory';
import { MoneyText } from '../../../kit/money/MoneyText';
import { StatusTag } from '../../../kit/status/StatusTag';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { SaleItemCard } from './SaleItemCard';
import { strings } from './strings';

/** An order beside the list: its times, its lines with shares and refunds, and what happened to it. */
export function SaleDrawer({ row, onClose }: { row: SaleRow; onClose: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(client.query(orderApi.detail, { id: row.orderId }));
  const { nameFor } = useDictionary();
  const broughtBy = ({ by, connector }: OutputOf<typeof orderApi.detail>['reported']) =>
    connector ?? t(by === 'file' ? 'byFile' : 'byConnector');
  const time = (moment: string | null) => moment && format.exact(moment);
  return (
    <SideDrawer open title={row.orderNo} subtitle={row.shop.name} onClose={onClose}>
      {!data && !error && <LoadingState count={4} />}
      {error && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data && (
        <Stack spacing={4}>
          <DescriptionList
            items={[
              { label: t('status'), value: <StatusTag type="orderStatus" code={data.orderStatus} /> },
              { label: t('payAmount'), value: <MoneyText amount={data.payAmount} currency={data.currency} /> },
              { label: t('orderTime'), value: time(data.orderTime) },
              { label: t('payTime'), value: time(data.payTime) },
              { label: t('deliverTime'), value: time(data.deliverTime) },
              { label: t('completeTime'), value: time(data.completeTime) },
              { label: t('source'), value: [nameFor('orderSource', data.orderSource), broughtBy(data.reported)].join(' · ') },
              { label: t('dataTime'), value: time(data.reported.dataTime) },
            ]}
          />
          {data.items.map((item) => (
            <SaleItemCard key={item.id} item={item} />
          ))}
          <RecordHistory endpoint={orderApi.history} id={row.orderId} />
        </Stack>
      )}
    </SideDrawer>
  );
}
