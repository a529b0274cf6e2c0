import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SubmissionRow, WorkOrderDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { RecordPicture } from '../../../../kit/files/RecordPicture';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { strings } from '../strings';
import { SubmitForm } from './SubmitForm';
import type { OrderDesk } from '../useOrderDesk';

interface WishesProps {
  order: WorkOrderDetail;
  /** Creators that were submitted already. */
  submitted: readonly SubmissionRow[];
  desk: OrderDesk;
}

/** Creators that the merchant wished for and nobody has submitted yet; a BD submits the own ones where they stand. */
export function Wishes({ order, submitted, desk }: WishesProps) {
  const t = useStrings(strings);
  const can = useCan();
  const open = (order.wishes ?? []).filter(
    ({ upId }) => !submitted.some(({ up, approvalStatus }) => up.id === upId && approvalStatus !== 4),
  );
  if (open.length === 0) return null;
  const maySubmit = order.can.includes('submitUp');
  const mayRead = can('upLibrary.get');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        px: { xs: 3.5, sm: 4.5 },
        py: 3.5,
        borderTop: 1,
        borderColor: 'line.soft',
      }}
    >
      <Typography component="h3" variant="subtitle2">
        {t('wishes')}
      </Typography>
      <Box
        component="ul"
        aria-label={t('wishes')}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {open.map(({ upId, nickname, upNumber, bd }) => {
          const isChosen = desk.form?.kind === 'wish' && desk.form.submissionId === upId;
          return (
            <Box component="li" key={upId} aria-label={nickname} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
                <RecordPicture kind="up" id={upId} name={nickname} size={36} />
                <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Box sx={{ fontWeight: 600 }}>
                    {mayRead ? (
                      <RecordLink path="/talentAdminDetail" id={upId}>
                        {nickname}
                      </RecordLink>
                    ) : (
                      nickname
                    )}
                  </Box>
                  <Box sx={{ color: 'ink.third', fontSize: '0.8125rem' }}>
                    {[upNumber, bd && !maySubmit && t('careOf', { name: bd.name })].filter(Boolean).join(' · ')}
                  </Box>
                </Box>
                {maySubmit && !isChosen && (
                  <Button size="small" variant="outlined" onClick={() => desk.openForm({ submissionId: upId, kind: 'wish' })}>
                    {t('send')}
                  </Button>
                )}
              </Box>
              {maySubmit && isChosen && (
                <SubmitForm
                  orderId={order.id}
                  up={{ id: upId, name: nickname }}
                  typed={desk.typed}
                  onClose={() => desk.openForm(undefined)}
                />
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
