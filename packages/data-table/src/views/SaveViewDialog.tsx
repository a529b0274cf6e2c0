import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { type FormEvent, useId, useState } from 'react';
import { strings } from '../strings';
import { saveStrings } from './saveStrings';
import type { TableView } from './TableView';

const longestName = 60;

interface SaveViewDialogProps {
  /** One's own can be replaced or renamed. */
  views: readonly TableView[] | undefined;
  onClose: () => void;
  onSave: (naming: { id?: string; name: string; isShared: boolean }) => Promise<unknown>;
}

/** Asks for a view's name and whether to share it, as a new view or in place of an own one. A refusal of the host stays in the dialog; a second press while it saves does nothing. */
export function SaveViewDialog({ views = [], onClose, onSave }: SaveViewDialogProps) {
  const t = useStrings(saveStrings);
  const title = useStrings(strings)('saveView');
  const titleId = useId();
  const [id, setId] = useState('');
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const own = views.filter(({ isMine }) => isMine);
  const pick = (picked: string) => {
    const view = own.find((one) => one.id === picked);
    setId(picked);
    setName(view?.name ?? '');
    setShared(view?.isShared ?? false);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      await onSave({ ...(id && { id }), name: name.trim(), isShared });
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={(event) => void save(event)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {own.length > 0 && (
            <TextField
              select
              fullWidth
              margin="dense"
              label={t('saveAs')}
              value={id}
              onChange={(event) => pick(event.target.value)}
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            >
              <MenuItem value="">{t('newView')}</MenuItem>
              {own.map((view) => (
                <MenuItem key={view.id} value={view.id}>
                  {view.name}
                </MenuItem>
              ))}
            </TextField>
          )}
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
          <FormControlLabel
            label={t('shareView')}
            control={<Checkbox checked={isShared} onChange={(_, checked) => setShared(checked)} />}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSaving} disabled={!name.trim()}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
