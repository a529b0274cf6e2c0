import { type SubmissionRow, workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import type { Draft } from '../../../../shell/drafts/useDraft';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { InPlaceForm } from './InPlaceForm';
import { ReasonField } from './ReasonField';
import { strings } from '../strings';
import type { Typed } from '../useOrderDesk';
import { useTyped } from './useTyped';

/** A rejected creator submitted again, with a better reason. */
export function ResubmitForm({ row, typed, onClose }: { row: SubmissionRow; typed: Draft<Typed>; onClose: () => void }) {
  const t = useStrings(strings);
  const callOnce = useCallOnce();
  const [{ reason }, type] = useTyped({ reason: row.recommendReason }, typed);
  return (
    <InPlaceForm
      label={t('doResubmit')}
      sendLabel={t('doResubmit')}
      isReady={reason.trim() !== '' && reason.trim() !== row.recommendReason}
      onSend={() => callOnce(workOrderUpApi.resubmit, { id: row.id, recommendReason: reason.trim() })}
      done={t('resubmittedDone', { name: row.up.name })}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={(value) => type({ reason: value })} />
    </InPlaceForm>
  );
}
