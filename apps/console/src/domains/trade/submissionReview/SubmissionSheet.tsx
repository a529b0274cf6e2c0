import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmissionRow, workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList, StatusChip, TimeText, useConfirm } from '@backlot/ui-kit';
import { RecordPicture } from '../../../kit/files/RecordPicture';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useAct } from '../../../kit/record/useAct';
import { RecordLink } from '../../../kit/record/RecordLink';
import { StatusTag } from '../../../kit/status/StatusTag';
import { strings } from './strings';
import { Weighed } from './Weighed';

/** Everything a reviewer decides by: why, what the order asks for and what the creator brings, then where it belongs. */
export function SubmissionSheet({ row, onChanged }: { row: SubmissionRow; onChanged: () => void }) {
  const t = useStrings(strings);
  const can = useCan();
  const confirm = useConfirm();
  const { client } = useConsole();
  const { act } = useAct();
  const { name } = row.up;
  const cancel = async () => {
    const answer = await confirm({
      title: t('cancelTitle', { name }),
      confirmLabel: t('cancel'),
      danger: true,
      reason: { min: 1, max: 500 },
      action: (reason) => client.call(workOrderUpApi.cancelApproval, { id: row.id, reason }),
    });
    if (!answer) return;
    await act(async () => undefined, t('cancelled', { name }));
    onChanged();
  };
  const orderPath = can('workOrderBd.get') ? '/workOrderOwnDetail' : can('workOrderShop.get') ? '/workOrderShopCurrentDetail' : undefined;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
        <RecordPicture kind="up" id={row.up.id} name={name} size={56} />
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">
            {can('upDetail.get') ? (
              <RecordLink path="/talentAdminDetail" id={row.up.id}>
                {name}
              </RecordLink>
            ) : (
              name
            )}
          </Typography>
          <Box sx={{ color: 'ink.third' }}>{row.upNumber}</Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {row.wished && <StatusChip tone="info">{t('wished')}</StatusChip>}
          <StatusTag type="approvalStatus" code={row.approvalStatus} />
          {row.approvalStatus === 2 && <StatusTag type="cooperationStatus" code={row.cooperationStatus} />}
        </Box>
      </Box>
      <DescriptionList
        columns={4}
        items={[
          { label: t('why'), value: <span style={{ whiteSpace: 'pre-line' }}>{row.recommendReason}</span>, wide: true },
          ...(row.rejectReason ? [{ label: t('rejectedWhy'), value: row.rejectReason, wide: true }] : []),
        ]}
      />
      <Weighed row={row} />
      <DescriptionList
        columns={4}
        items={[
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
          ...(row.bd ? [{ label: t('bd'), value: row.bd.name }] : []),
          { label: t('since'), value: <TimeText value={row.createTime} /> },
          { label: t('round'), value: t('of3', { count: row.round }) },
        ]}
      />
      {row.can.includes('cancelApproval') && (
        <Box>
          <Button size="small" variant="outlined" color="error" onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        </Box>
      )}
    </>
  );
}
