import { authApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { CodeField } from '../parts/CodeField';
import { LazyOutbox } from '../parts/LazyOutbox';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { PhoneField } from '../../../kit/fields/PhoneField';
import { type TypedPhone, wholePhone } from '../../../kit/fields/wholePhone';
import { strings } from './strings';

interface PhoneCodeProps {
  phone: TypedPhone;
  code: string;
  onPhoneChange: (phone: TypedPhone) => void;
  onCodeChange: (code: string) => void;
  phoneError: string | undefined;
  codeError: string | undefined;
}

/** A phone number and the code sent to it. */
export function PhoneCode({ phone, code, onPhoneChange, onCodeChange, phoneError, codeError }: PhoneCodeProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [sentCount, setSentCount] = useState(0);
  return (
    <>
      <PhoneField label={t('phone')} name="phone" phone={phone} onPhoneChange={onPhoneChange} error={phoneError} />
      <CodeField
        label={t('code')}
        name="captcha"
        hint={t('codeHint')}
        value={code}
        onCodeChange={onCodeChange}
        error={codeError}
        missing={phone.number.trim() === '' ? t('phoneNeeded') : undefined}
        onSent={() => setSentCount(sentCount + 1)}
        send={(proof) => client.call(authApi.getSmsCaptcha, { mobile: wholePhone(phone), ...(proof && { code: proof }) })}
      />
      {sentCount > 0 && <LazyOutbox refresh={sentCount} />}
    </>
  );
}
