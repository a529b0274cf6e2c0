import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { connectorApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { type PickChoice, PickField } from '../../../kit/pick/PickField';
import type { Connector } from './useConnectors';
import { useShopSource } from '../../merchants/parts/useShopSource';
import { useTargetSource } from './useTargetSource';
import { consentIn } from './consentIn';
import { RefusedHolders } from './RefusedHolders';
import { consentStrings } from './consentStrings';

interface AuthorizeDialogProps {
  connector: Pick<Connector, 'id' | 'webId' | 'consentFrom'> & Partial<Pick<Connector, 'refused'>>;
  /** Whose consent it is about; picked where it is not said. */
  holder?: PickChoice;
  onClose: (hasChanged: boolean) => void;
}

/** A creator or a merchant gives consent on the channel's own page, which leads back here; where it led elsewhere, its address is enough. */
export function AuthorizeDialog({ connector: { id, webId, consentFrom, refused = [] }, holder: known, onClose }: AuthorizeDialogProps) {
  const t = useStrings(consentStrings);
  const { client } = useConsole();
  const [up, setUp] = useState<PickChoice | null>(known ?? null);
  const [address, setAddress] = useState('');
  const isShop = consentFrom === 'shop';
  const [creators, merchants] = [useTargetSource(webId), useShopSource()];
  const holder = isShop ? { shopId: up?.id ?? '0' } : { upId: up?.id ?? '0' };
  const link = useQuery({
    ...client.query(connectorApi.consentLink, { id, ...holder }),
    enabled: up !== null,
    // Each link opens one consent.
    staleTime: Infinity,
    gcTime: 0,
  });
  const found = URL.canParse(address.trim()) ? consentIn(new URL(address.trim()).searchParams) : undefined;
  return (
    <ActionDialog
      title={t(isShop ? 'authorizeShop' : 'authorize')}
      sendLabel={t('keep')}
      isReady={found !== undefined}
      isChanged={address !== ''}
      failure={link.error?.message}
      onSend={() => client.call(connectorApi.authorize, found ?? { state: '', code: '' })}
      done={() => t('given')}
      onClose={onClose}
    >
      {known ? (
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{known.name}</Box>
      ) : (
        <>
          <RefusedHolders refused={refused} onPick={setUp} />
          <PickField label={t(isShop ? 'shop' : 'up')} source={isShop ? merchants : creators} value={up} onChange={setUp} isRequired />
        </>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t(isShop ? 'consentOfShop' : 'consentOfCreator')}</Box>
      {link.data && (
        <Button variant="contained" href={link.data.link}>
          {t('openPage')}
        </Button>
      )}
      <TextField label={t('address')} value={address} onChange={({ target }) => setAddress(target.value)} helperText={t('addressHint')} />
    </ActionDialog>
  );
}
