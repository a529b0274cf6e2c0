import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { useState } from 'react';
import type { Tab } from '../../shell/tabs/Tab';
import { useWorkspace } from '../../shell/tabs/WorkspaceContext';
import { tabStrings } from './strings';

const longest = 40;

/** Gives a tab a name of one's own, or its own name back. */
export function RenameTab({ tab, label, onClose }: { tab: Tab; label: string; onClose: () => void }) {
  const t = useStrings(tabStrings);
  const { tabs } = useWorkspace();
  const [name, setName] = useState(tab.name ?? '');
  const save = () => {
    tabs.change(tab.key, { name: name.trim() || null });
    onClose();
  };
  return (
    <Dialog
      open
      width="small"
      title={t('renameTitle')}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('save')}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        fullWidth
        label={t('name')}
        placeholder={label}
        value={name}
        onChange={(event) => setName(event.target.value)}
        helperText={t('nameHint')}
        slotProps={{ htmlInput: { maxLength: longest }, inputLabel: { shrink: true } }}
        sx={{ mt: 2 }}
      />
    </Dialog>
  );
}
