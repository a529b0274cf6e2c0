import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { WorkOrderDetail } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, Section } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { Person } from '../../../kit/people/Person';
import { StatusTag } from '../../../kit/status/StatusTag';
import { ReallocateDialog } from '../parts/order/allocate/ReallocateDialog';
import { orderStrings } from '../parts/order/strings';
import { strings } from './strings';

interface AllocationsProps {
  order: WorkOrderDetail;
  open: (onDone: () => void, draw: (close: (hasChanged: boolean) => void) => ReactNode) => void;
  onDone: () => void;
}

/** Who has how many creators of the order, and how far each is. */
export function Allocations({ order, open, onDone }: AllocationsProps) {
  const t = useStrings(strings);
  const word = useStrings(orderStrings);
  const format = useFormat();
  return (
    <Section title={t('allocations')}>
      {order.allocations.length === 0 && <EmptyState dense title={t('noAllocations')} />}
      <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {order.allocations.map((allocation) => (
          <Box component="li" key={allocation.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Person name={allocation.bd.name} />
            </Box>
            <StatusTag type="allocStatus" code={allocation.allocStatus} />
            <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {[
                `${t('allocated')} ${allocation.allocNum}`,
                `${t('submitted')} ${allocation.submittedNum}`,
                `${t('approved')} ${allocation.approvedNum}`,
                allocation.claimTime && `${t('claimed')} ${format.exact(allocation.claimTime)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            {allocation.can.includes('reallocate') && (
              <Button
                size="small"
                variant="outlined"
                onClick={() => open(onDone, (close) => <ReallocateDialog orderId={order.id} allocation={allocation} onClose={close} />)}
              >
                {word('reallocate')}
              </Button>
            )}
            {allocation.returnReason && (
              <Box sx={{ flexBasis: '100%', color: 'text.secondary' }}>{t('returnedWhy', { reason: allocation.returnReason })}</Box>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
