import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { blackFanApi, type NavyAccount } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { strings } from './strings';

const levels = [1, 2, 3] as const;

/** Puts an account on the blacklist, with the signs it has as the reason to begin with. */
export function FanDialog({ account, onClose }: { account: NavyAccount; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const callOnce = useCallOnce();
  const { nameFor } = useDictionary();
  const { name, webId, platformId, sample, signs } = account;
  const first = t('reason', { signs: signs.map((sign) => t(sign)).join(', ') });
  const [level, setLevel] = useState<number>(1);
  const [reason, setReason] = useState(first);
  return (
    <ActionDialog
      title={t('blacklistName', { name })}
      sendLabel={t('blacklist')}
      isReady={reason.trim() !== ''}
      isChanged={reason !== first || level !== 1}
      isDangerous
      onSend={() => callOnce(blackFanApi.add, { webId, fanPlatformId: platformId ?? '', fanName: name, level, reason: reason.trim() })}
      done={() => t('done', { name })}
      onClose={onClose}
    >
      <span>“{sample}”</span>
      <span>{t('hint')}</span>
      <TextField select label={t('level')} value={level} onChange={({ target }) => setLevel(Number(target.value))} required>
        {levels.map((one) => (
          <MenuItem key={one} value={one}>
            {nameFor('fanLevel', one)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('reasonField')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
}
