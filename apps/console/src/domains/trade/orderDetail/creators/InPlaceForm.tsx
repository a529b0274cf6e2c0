import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ApiError } from '@backlot/api-client';
import { useStrings } from '@backlot/i18n/react';
import { type ReactNode, useState } from 'react';
import { useSendOnce } from '../../../../kit/form/submit/useSendOnce';
import { useAct } from '../../../../kit/record/useAct';
import { strings } from '../strings';

interface InPlaceFormProps {
  label: string;
  sendLabel: string;
  /** Sends; the form stays and says why when it fails. */
  onSend: () => Promise<unknown>;
  /** Why it cannot be sent yet. */
  isReady: boolean;
  done: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in the middle of a page: Enter sends, Escape closes, a refusal stands above the fields. */
export function InPlaceForm({ label, sendLabel, onSend, isReady, done, onClose, children }: InPlaceFormProps) {
  const t = useStrings(strings);
  const { act } = useAct();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { once } = useSendOnce();
  const send = async () => {
    if (!isReady) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onSend();
      onClose();
      await act(async () => undefined, done);
    } catch (error) {
      const [atField] = error instanceof ApiError ? Object.values(error.fields) : [];
      setProblem(atField ?? (error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void once(send);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{ display: 'grid', gap: 3, p: 3, border: 1, borderColor: 'line.main', borderRadius: 1 }}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))', gap: 3, alignItems: 'start' }}>
        {children}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" size="small" variant="contained" loading={isBusy} disabled={!isReady}>
          {sendLabel}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  );
}
