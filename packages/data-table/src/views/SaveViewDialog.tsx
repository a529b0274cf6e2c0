import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { type FormEvent, useId, useState } from 'react';
import { strings } from '../strings';

const longestName = 60;

/** Asks for a view's name and whether to share it. A refusal of the host stays in the dialog. */
export function SaveViewDialog({ onClose, onSave }: { onClose: () => void; onSave: (naming: { name: string; isShared: boolean }) => Promise<unknown> }) {
  const t = useStrings(strings);
  const titleId = useId();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave({ name: name.trim(), isShared }).then(onClose, (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={save}>
        <DialogTitle id={titleId}>{t('saveView')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            margin="dense"
            label={t('viewName')}
            value={name}
            error={Boolean(problem)}
            helperText={problem}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: longestName } }}
          />
          <FormControlLabel label={t('shareView')} control={<Checkbox checked={isShared} onChange={(_, checked) => setShared(checked)} />} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!name.trim()}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
