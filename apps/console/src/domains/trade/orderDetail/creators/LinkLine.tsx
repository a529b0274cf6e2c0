import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { linkReasons, type SubmissionRow, workOrderLinkApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useConfirm } from '@backlot/ui-kit';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useAct } from '../../../../kit/record/useAct';
import { RejectDialog } from '../../../../kit/review/RejectDialog';
import { useReasons } from '../../../../kit/review/useReasons';
import { useLinkProblem } from '../../parts/linkProblem';
import { SafeLink } from '../../parts/SafeLink';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { strings } from '../strings';
import type { OrderDesk } from '../useOrderDesk';

interface LinkLineProps {
  link: SubmissionRow['links'][number];
  submission: SubmissionRow;
  desk: OrderDesk;
}

/** A preview or publish link with its review, its check, and what may be done. */
export function LinkLine({ link, submission, desk }: LinkLineProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const confirm = useConfirm();
  const { act, isBusy } = useAct();
  const reasons = useReasons(linkReasons);
  const problemOf = useLinkProblem();
  const [isRejecting, setRejecting] = useState(false);
  const name = submission.up.name;
  const { id } = link;
  const isPublish = link.linkType === 2;
  const kind = t(isPublish ? 'publishLink' : 'preview');
  const problem = problemOf(link);
  const reopen = async () => {
    const answer = await confirm({
      title: t('reopenLinkTitle', { name }),
      children: t('reasonHint'),
      confirmLabel: t('reopenLink'),
      danger: true,
      reason: { min: 1, max: 500 },
      action: (reason) => client.call(workOrderLinkApi.reopen, { id, reason }),
    });
    if (answer) await act(async () => undefined, t('reopenedDone', { name }));
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2.5,
        rowGap: 1,
        px: 3,
        py: 2,
        borderRadius: 1,
        bgcolor: 'background.raised',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ color: 'ink.third', fontSize: '0.78125rem' }}>
          {[
            kind,
            link.round > 1 && t('round', { count: link.round }),
            link.checkTime && t('linkChecked', { time: format.exact(link.checkTime) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        <SafeLink href={link.link} />
        {link.rejectReason && link.reviewStatus === 3 && (
          <Box sx={{ color: 'tone.bad.ink' }}>{`${t('rejectedWhy')}: ${link.rejectReason}`}</Box>
        )}
        {problem && <Box sx={{ color: 'tone.bad.ink' }}>{problem}</Box>}
      </Box>
      <StatusTag type="reviewStatus" code={link.reviewStatus} />
      {isPublish && <StatusTag type="linkStatus" code={link.linkStatus} />}
      {link.can.includes('approve') && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => void act(() => client.call(workOrderLinkApi.approve, { id }), t('linkApproved', { name }))}
        >
          {t('approveUp')}
        </Button>
      )}
      {link.can.includes('reject') && (
        <Button size="small" color="error" disabled={isBusy} onClick={() => setRejecting(true)}>
          {t('rejectUp')}
        </Button>
      )}
      {link.can.includes('recheck') && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => void act(() => client.call(workOrderLinkApi.recheck, { id }), t('checkedDone'))}
        >
          {t('recheck')}
        </Button>
      )}
      {link.can.includes('reopen') && (
        <Button size="small" variant="outlined" onClick={() => void reopen()}>
          {t('reopenLink')}
        </Button>
      )}
      {link.can.includes('resubmit') && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => desk.openForm({ submissionId: submission.id, kind: 'resubmitLink', linkId: id })}
        >
          {t('doResubmit')}
        </Button>
      )}
      {isRejecting && (
        <RejectDialog
          title={t('rejectLinkTitle', { name })}
          reasons={reasons}
          onClose={() => setRejecting(false)}
          onReject={async (reason) => {
            await client.call(workOrderLinkApi.reject, { id, reason });
            void act(async () => undefined, t('linkRejected', { name }));
          }}
        />
      )}
    </Box>
  );
}
