import { connectorApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { Connector } from '../parts/useConnectors';
import { strings } from './strings';

/** Fields of a connector; keys that are left out stay as they were. */
export function ConnectorFields({ row }: { row: Connector | undefined }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const offered = useQuery(client.query(connectorApi.providers, {}));
  const provider = useWatch({ name: 'provider' }) as Connector['provider'];
  // One that is not offered any more still has its name.
  const providers = [...new Set([...(offered.data ?? []), provider])];
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
      ) : provider === 'instagram' ? (
        <>
          <FormText name="credentials.apiKey" label={t('accessToken')} {...hint} />
          <FormText name="credentials.clientKey" label={t('ownAccount')} {...hint} />
        </>
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
