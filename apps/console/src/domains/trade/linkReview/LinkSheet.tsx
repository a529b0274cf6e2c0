import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { workOrderLinkApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList, TimeText } from '@backlot/ui-kit';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { RecordPicture } from '../../../kit/files/RecordPicture';
import { RecordLink } from '../../../kit/record/RecordLink';
import { useAct } from '../../../kit/record/useAct';
import { useLinkProblem } from '../parts/linkProblem';
import { StatusTag } from '../../../kit/status/StatusTag';
import type { QueuedLink } from './QueuedLink';
import { strings } from './strings';
import { Weighed } from './Weighed';

/** Everything a reviewer decides by: what stands against it, the video beside what it is measured by, then where it belongs. */
export function LinkSheet({ row, onChanged }: { row: QueuedLink; onChanged: () => void }) {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const { act, isBusy } = useAct();
  const problemOf = useLinkProblem();
  const problem = problemOf(row);
  const isPublish = row.linkType === 2;
  const recheck = async () => {
    if (await act(() => client.call(workOrderLinkApi.recheck, { id: row.id }), t('rechecked'))) onChanged();
  };
  const orderPath = can('workOrderBd.get') ? '/workOrderOwnDetail' : can('workOrderShop.get') ? '/workOrderShopCurrentDetail' : undefined;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
        <RecordPicture kind="up" id={row.up.id} name={row.up.name} size={48} />
        <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">{row.up.name}</Typography>
          <Box sx={{ color: 'ink.third' }}>
            {[t(isPublish ? 'publish' : 'preview'), row.upNumber, t('of5', { count: row.round })].join(' · ')}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <StatusTag type="reviewStatus" code={row.reviewStatus} />
          {isPublish && <StatusTag type="linkStatus" code={row.linkStatus} />}
        </Box>
      </Box>
      {problem && <Alert severity={isPublish ? 'error' : 'warning'}>{problem}</Alert>}
      {isPublish && row.reviewStatus === 1 && row.linkStatus !== 1 && !problem && <Alert severity="info">{t('notYet')}</Alert>}
      <Weighed row={row} />
      <DescriptionList
        columns={4}
        items={[
          ...(row.rejectReason ? [{ label: t('rejectedWhy'), value: row.rejectReason, wide: true }] : []),
          {
            label: t('order'),
            value: (
              <>
                {orderPath ? (
                  <RecordLink path={orderPath} id={row.workOrder.id}>
                    {row.workOrder.name}
                  </RecordLink>
                ) : (
                  row.workOrder.name
                )}
                <br />
                <small>{row.workOrderNo}</small>
              </>
            ),
          },
          { label: t('bd'), value: row.bd?.name },
          { label: t('since'), value: <TimeText value={row.createTime} /> },
          ...(row.checkTime ? [{ label: t('check'), value: <TimeText value={row.checkTime} /> }] : []),
        ]}
      />
      {row.can.includes('recheck') && (
        <Box>
          <Button size="small" variant="outlined" loading={isBusy} onClick={() => void recheck()}>
            {t('recheck')}
          </Button>
        </Box>
      )}
    </>
  );
}
