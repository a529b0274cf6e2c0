import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { useState } from 'react';
import { reviewStrings } from './strings';

interface RejectDialogProps {
  title: string;
  /** The verb on the button; "Reject" by default. */
  confirmLabel?: string;
  /** Usual reasons, to take over with one click or the keys 1 to 9. */
  reasons: readonly string[];
  onReject: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of a rejection: one of the usual ones, or own words (domain/errors 1025009). */
export function RejectDialog({ title, confirmLabel, reasons, onReject, onClose }: RejectDialogProps) {
  const t = useStrings(reviewStrings);
  const [text, setText] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isMissing = text.trim() === '';
  const reject = async () => {
    setTouched(true);
    if (isMissing || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onReject(text.trim());
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      persistent={!isMissing}
      width="small"
      title={title}
      onClose={onClose}
      onSubmit={() => void reject()}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" color="error" loading={isBusy}>
            {confirmLabel ?? t('reject')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3, pt: 1 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Stack direction="row" role="group" aria-label={t('usualReasons')} sx={{ flexWrap: 'wrap', gap: 2 }}>
          {reasons.map((reason, at) => (
            <Chip
              key={reason}
              clickable
              variant={text === reason ? 'filled' : 'outlined'}
              label={`${at + 1}  ${reason}`}
              onClick={() => setText(reason)}
              sx={{ height: 'auto', '& .MuiChip-label': { py: 1.25, whiteSpace: 'normal' } }}
            />
          ))}
        </Stack>
        <TextField
          autoFocus
          label={t('reason')}
          required
          multiline
          minRows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const picked = text === '' && !event.ctrlKey && !event.metaKey ? reasons[Number(event.key) - 1] : undefined;
            if (picked !== undefined) {
              event.preventDefault();
              setText(picked);
            }
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void reject();
          }}
          error={isTouched && isMissing}
          helperText={isTouched && isMissing ? t('reasonMissing') : t('reasonHint')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </Dialog>
  );
}
