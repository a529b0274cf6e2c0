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
import { useShopSource } from '../../merchants/parts/useShopSource';
import { useTargetSource } from '../parts/useTargetSource';
import { strings } from './strings';

/** A creator or a merchant gives consent on the channel's own page; the code that it leads back with is kept here. */
export function AuthorizeDialog({
  connector: { id, webId, consentFrom },
  onClose,
}: {
  connector: Connector;
  onClose: (hasChanged: boolean) => void;
}) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [up, setUp] = useState<PickChoice | null>(null);
  const [code, setCode] = useState('');
  const isShop = consentFrom === 'shop';
  const [creators, merchants] = [useTargetSource(webId), useShopSource()];
  const holder = isShop ? { shopId: up?.id ?? '0' } : { upId: up?.id ?? '0' };
  const link = useQuery({ ...client.query(connectorApi.consentLink, { id, ...holder }), enabled: up !== null });
  return (
    <ActionDialog
      title={t(isShop ? 'authorizeShop' : 'authorize')}
      sendLabel={t('keep')}
      isReady={up !== null && code.trim() !== ''}
      isChanged={code !== ''}
      failure={link.error?.message}
      onSend={() => client.call(connectorApi.authorize, { id, ...holder, code: codeIn(code) })}
      done={() => t('kept')}
      onClose={onClose}
    >
      <PickField label={t(isShop ? 'shop' : 'up')} source={isShop ? merchants : creators} value={up} onChange={setUp} isRequired />
      {link.data && (
        <Button variant="outlined" href={link.data.link} target="_blank" rel="noopener noreferrer">
          {t('openPage')}
        </Button>
      )}
      <TextField label={t('code')} value={code} onChange={({ target }) => setCode(target.value)} helperText={t('codeHint')} required />
    </ActionDialog>
  );
}

/** The code itself, also out of the whole address; with the number of the shop where the address names one. */
function codeIn(text: string): string {
  const plain = text.trim();
  if (!URL.canParse(plain)) return plain;
  const { searchParams } = new URL(plain);
  return [searchParams.get('code'), searchParams.get('shop_id')].filter(Boolean).join(' ') || plain;
}
