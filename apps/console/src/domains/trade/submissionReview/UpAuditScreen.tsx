import { creatorReasons, type SubmissionRow, workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useNavigate } from '@tanstack/react-router';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ReviewQueue } from '../../../kit/review/ReviewQueue';
import { useReasons } from '../../../kit/review/useReasons';
import { strings } from './strings';
import { SubmissionSheet } from './SubmissionSheet';

/** Creators that BDs submitted, reviewed one after the other (domain/life-cycles 3.4). */
export function UpAuditScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const navigate = useNavigate();
  const reasons = useReasons(creatorReasons);
  return (
    <ReviewQueue<SubmissionRow>
      title={t('title')}
      endpoint={workOrderUpApi.page}
      stateField="approvalStatus"
      nameOf={nameOfUp}
      noteOf={noteOfUp}
      pictureOf={pictureOfUp}
      sinceOf={({ submitTime }) => submitTime}
      Sheet={SubmissionSheet}
      approve={({ id }) => client.call(workOrderUpApi.approve, { id }, { keepalive: true })}
      reject={({ id }, reason) => client.call(workOrderUpApi.reject, { id, reason }, { keepalive: true })}
      reasons={reasons}
      judges={{ permission: 'upAudit.audit', who: 'byAdministrators' }}
      {...(can('upDetail.get') && {
        open: { word: t('openUp'), run: ({ up }: SubmissionRow) => void navigate({ href: `/talentAdminDetail?id=${up.id}` }) },
      })}
    />
  );
}

const nameOfUp = ({ up }: SubmissionRow) => up.name;
const pictureOfUp = ({ up }: SubmissionRow) => ({ kind: 'up' as const, id: up.id });
const noteOfUp = ({ workOrder, bd }: SubmissionRow) => [workOrder.name, bd?.name].filter(Boolean).join(' · ');
