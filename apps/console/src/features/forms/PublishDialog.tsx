import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { formApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Dialog, LoadingState, useNotice } from '@backlot/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../shared/console/ConsoleContext';
import { strings } from './strings';

/** Publishes the saved design of a form as its next version, as it was when the dialog opened. */
export function PublishDialog({ id, onDone, onClose }: { id: string; onDone: () => void; onClose: () => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const queries = useQueryClient();
  const notify = useNotice();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { data: design, error } = useQuery({ ...client.query(formApi.design, { id }), staleTime: 0 });
  const name = design ? nameOf(design, locale) : '';
  const publish = async () => {
    if (!design) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { number } = await client.call(formApi.publish, { id, version: design.version, ...(note.trim() && { note: note.trim() }) });
      notify.success(t('publishDone', { name, number }));
      await queries.invalidateQueries();
      onDone();
      onClose();
    } catch (refused) {
      setProblem((refused as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width="small"
      title={t('publishTitle', { name })}
      onClose={onClose}
      onSubmit={() => void publish()}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!design}>
            {t('publish')}
          </Button>
        </>
      }
    >
      {(problem ?? error?.message) && <Alert severity="error" sx={{ mb: 3 }}>{problem ?? error?.message}</Alert>}
      {design ? t('publishHint', { number: (design.number ?? 0) + 1 }) : !error && <LoadingState shape="lines" count={1} />}
      <TextField fullWidth multiline minRows={2} label={t('publishNote')} value={note} onChange={({ target }) => setNote(target.value)} slotProps={{ htmlInput: { maxLength: 200 } }} sx={{ mt: 4 }} />
    </Dialog>
  );
}
