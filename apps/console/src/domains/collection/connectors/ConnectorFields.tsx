import { useStrings } from '@backlot/i18n/react';
import { useWatch } from 'react-hook-form';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import type { Connector } from '../parts/useConnectors';
import { providers } from './providers';
import { strings } from './strings';

/** Fields of a connector; keys that are left out stay as they were. */
export function ConnectorFields({ row }: { row: Connector | undefined }) {
  const t = useStrings(strings);
  const provider: unknown = useWatch({ name: 'provider' });
  const address = row && `${window.location.origin}/api/hooks/tiktokShop/${row.id}`;
  const hookHint = address && { hint: t('hookHint', { address }) };
  const hint = row?.hasCredentials ? { hint: t('keepHint') } : {};
  return (
    <>
      <FormText name="name" label={t('name')} isRequired />
      <FormSelect
        name="provider"
        label={t('provider')}
        choices={providers.map((value) => ({ value, label: t(`provider_${value}`) }))}
        isRequired
        isDisabled={row !== undefined}
      />
      <FormNumber name="quotaDay" label={t('quotaDay')} hint={t('quotaHint')} />
      {provider === 'youtube' ? (
        <FormText name="credentials.apiKey" label={t('apiKey')} {...hint} />
      ) : (
        <>
          <FormText name="credentials.clientKey" label={t('clientKey')} {...hint} />
          <FormText name="credentials.clientSecret" label={t('clientSecret')} {...hint} />
          {provider === 'tiktokShop' && <FormText name="credentials.serviceId" label={t('serviceId')} {...(hookHint ?? hint)} />}
        </>
      )}
    </>
  );
}
