import Box from '@mui/material/Box';
import { type Permission, upApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { RecordLink } from '../../../kit/record/RecordLink';
import { StatusTag } from '../../../kit/status/StatusTag';
import { strings } from './strings';

/** Where this person reads an order: the own view, the BD's or the merchant's (spec section 2.2). */
const orderPages: readonly (readonly [needs: Permission, path: string])[] = [
  ['workOrderCom.get', '/workOrderOwnDetail'],
  ['workOrderBd.get', '/workOrderBDDetail'],
  ['workOrderShop.get', '/workOrderShopDetail'],
];

/** Orders that a creator was submitted to, newest first. */
export function CooperationCard({ id }: { id: string }) {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const { client } = useConsole();
  const orders = useQuery(client.query(upApi.cooperation, { id }));
  const page = orderPages.find(([needs]) => can(needs))?.[1];
  return (
    <Section title={t('cooperation')}>
      {orders.isError && (
        <ErrorState dense onRetry={() => void orders.refetch()}>
          {orders.error.message}
        </ErrorState>
      )}
      {orders.isPending && <LoadingState count={3} />}
      {orders.data?.length === 0 && <EmptyState dense title={t('noCooperation')} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {orders.data?.map(({ workOrderUpId, workOrder, workOrderNo, approvalStatus, cooperationStatus, createTime }) => (
          <Box
            component="li"
            key={workOrderUpId}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 3,
              rowGap: 1,
              py: 2,
              borderTop: 1,
              borderColor: 'line.soft',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {page ? (
                <RecordLink path={page} id={workOrder.id}>
                  {workOrder.name}
                </RecordLink>
              ) : (
                workOrder.name
              )}
              <Box sx={{ color: 'ink.third', fontSize: '0.78125rem' }}>
                {workOrderNo} · {format.exact(createTime)}
              </Box>
            </Box>
            <StatusTag type="approvalStatus" code={approvalStatus} />
            <StatusTag type="cooperationStatus" code={cooperationStatus} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
