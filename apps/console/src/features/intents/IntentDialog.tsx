import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, useNotice } from '@backlot/ui-kit';
import { type ReactNode, useState } from 'react';
import { strings } from './strings';

interface IntentDialogProps {
  title: string;
  sendLabel: string;
  isReady: boolean;
  isChanged: boolean;
  onSend: () => Promise<unknown>;
  done: string;
  onClose: (hasChanged: boolean) => void;
  children: ReactNode;
}

/** A form about one intent: stays and says why when it is refused. */
export function IntentDialog({ title, sendLabel, isReady, isChanged, onSend, done, onClose, children }: IntentDialogProps) {
  const t = useStrings(strings);
  const notify = useNotice();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (!isReady || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onSend();
      notify.success(done);
      onClose(true);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      persistent={isChanged}
      title={title}
      onClose={() => onClose(false)}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isReady}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4, pt: 1 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {children}
      </Stack>
    </Dialog>
  );
}
