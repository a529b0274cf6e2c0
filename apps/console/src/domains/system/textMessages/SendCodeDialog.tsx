import { sysSmsApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { PhoneField } from '@backlot/ui-kit';
import { useState } from 'react';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { strings } from './strings';

/** A sign-in code for the phone of a person who did not get theirs. */
export function SendCodeDialog({ onClose }: { onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const callOnce = useCallOnce();
  const [phone, setPhone] = useState('');
  return (
    <ActionDialog
      title={t('sendCodeTitle')}
      sendLabel={t('send')}
      isReady={phone.startsWith('+')}
      isChanged={phone !== ''}
      onSend={() => callOnce(sysSmsApi.sendLoginMessage, { phoneNumbers: phone, templateCode: 'loginCode' })}
      done={() => t('codeSent', { phone })}
      onClose={onClose}
    >
      <span>{t('sendCodeHint')}</span>
      <PhoneField label={t('phone')} value={phone} onChange={setPhone} required fullWidth />
    </ActionDialog>
  );
}
