import { workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import type { Draft } from '../../../../shell/drafts/useDraft';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { InPlaceForm } from '../creators/InPlaceForm';
import { ReasonField } from '../creators/ReasonField';
import { strings } from '../strings';
import type { Typed } from '../useOrderDesk';
import { useTyped } from '../creators/useTyped';

interface SubmitFormProps {
  orderId: string;
  up: { id: string; name: string };
  typed: Draft<Typed>;
  onClose: () => void;
}

/** Submits a creator that was chosen; asks only for the reason. */
export function SubmitForm({ orderId, up, typed, onClose }: SubmitFormProps) {
  const t = useStrings(strings);
  const callOnce = useCallOnce();
  const [{ reason }, type] = useTyped({ reason: '' }, typed);
  return (
    <InPlaceForm
      label={up.name}
      sendLabel={t('send')}
      isReady={reason.trim() !== ''}
      onSend={() => callOnce(workOrderUpApi.submitUp, { workOrderId: orderId, upId: up.id, recommendReason: reason.trim() })}
      done={t('submittedDone', { name: up.name })}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={(value) => type({ reason: value })} />
    </InPlaceForm>
  );
}
