import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { connectorApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { type PickChoice, PickField } from '../../../kit/pick/PickField';
import type { Connector } from '../parts/useConnectors';
import { useTargetSource } from '../parts/useTargetSource';
import { strings } from './strings';

/** A creator gives consent on the channel's own page, which leads back here; where it led elsewhere, its address is enough. */
export function AuthorizeDialog({ connector: { id, webId }, onClose }: { connector: Connector; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [up, setUp] = useState<PickChoice | null>(null);
  const [address, setAddress] = useState('');
  const source = useTargetSource(webId);
  const link = useQuery({
    ...client.query(connectorApi.consentLink, { id, upId: up?.id ?? '0' }),
    enabled: up !== null,
    // Each link opens one consent.
    staleTime: Infinity,
    gcTime: 0,
  });
  const found = consentIn(address);
  return (
    <ActionDialog
      title={t('authorize')}
      sendLabel={t('keep')}
      isReady={found !== undefined}
      isChanged={address !== ''}
      failure={link.error?.message}
      onSend={() => client.call(connectorApi.authorize, found ?? { state: '', code: '' })}
      done={() => t('kept')}
      onClose={onClose}
    >
      <PickField label={t('up')} source={source} value={up} onChange={setUp} isRequired />
      {link.data && (
        <Button variant="contained" href={link.data.link}>
          {t('openPage')}
        </Button>
      )}
      <TextField label={t('address')} value={address} onChange={({ target }) => setAddress(target.value)} helperText={t('addressHint')} />
    </ActionDialog>
  );
}

/** Code and state of the address that a consent page leads back to. */
function consentIn(address: string): { state: string; code: string } | undefined {
  const text = address.trim();
  if (!URL.canParse(text)) return undefined;
  const { searchParams } = new URL(text);
  const [state, code] = [searchParams.get('state'), searchParams.get('code')];
  return state && code ? { state, code } : undefined;
}
