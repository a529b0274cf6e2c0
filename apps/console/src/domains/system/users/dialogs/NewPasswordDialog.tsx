import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { useState } from 'react';
import { dialogStrings } from './dialogStrings';
import { strings } from '../strings';

/** A new password, in sight once: it is written down or copied now, or reset again. */
export function NewPasswordDialog({ name, password, onClose }: { name: string; password: string; onClose: () => void }) {
  const t = useStrings(dialogStrings);
  const named = useStrings(strings);
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(password).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('newPassword', { name })}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack sx={{ gap: 3, pt: 1 }}>
        <Alert severity="warning">{t('shownOnce')}</Alert>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-end' }}>
          <TextField
            label={named('password')}
            value={password}
            fullWidth
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="outlined" onClick={() => void copy()}>
            <span role="status">{t(isCopied ? 'copied' : 'copy')}</span>
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
