import { type SubmissionRow, workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useConsole } from '../../shared/console/ConsoleContext';
import { InPlaceForm } from './InPlaceForm';
import { ReasonField } from './ReasonField';
import { strings } from './strings';

/** A rejected creator submitted again, with a better reason. */
export function ResubmitForm({ row, onClose }: { row: SubmissionRow; onClose: () => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [reason, setReason] = useState(row.recommendReason);
  return (
    <InPlaceForm
      label={t('doResubmit')}
      sendLabel={t('doResubmit')}
      isReady={reason.trim() !== '' && reason.trim() !== row.recommendReason}
      onSend={() => client.call(workOrderUpApi.resubmit, { id: row.id, recommendReason: reason.trim() })}
      done={t('resubmittedDone', { name: row.up.name })}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </InPlaceForm>
  );
}
