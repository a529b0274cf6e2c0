import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import type { BatchForm } from '../batch/BatchForm';
import { previewStrings } from './strings';
import type { BatchState } from './usePdfBatch';

/** Downloads of many records: the choice of form, then progress that can be cancelled. */
export function BatchActions({
  count,
  batch,
}: {
  count: number;
  batch: { state: BatchState; start: (form: BatchForm) => unknown; cancel: () => void };
}) {
  const t = useStrings(previewStrings);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (form: BatchForm) => () => {
    setAnchor(undefined);
    batch.start(form);
  };
  if (batch.state.status === 'running') {
    const { done, total } = batch.state;
    const words = t('batchProgress', { done, total });
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flex: 1, minWidth: 240 }}>
        <LinearProgress
          aria-label={words}
          variant={done > 0 ? 'determinate' : 'indeterminate'}
          value={(done / total) * 100}
          sx={{ flex: 1 }}
        />
        <Typography variant="body2" role="status">
          {words}
        </Typography>
        <Button onClick={batch.cancel}>{t('cancel')}</Button>
      </Box>
    );
  }
  return (
    <>
      {batch.state.status === 'failed' && (
        <Alert severity="error" sx={{ flex: 1 }}>
          {batch.state.error.code === 'font'
            ? t('fontFailed', { status: batch.state.error.status ?? 0 })
            : `${t('documentFailed')}: ${batch.state.error.message}`}
        </Alert>
      )}
      <Button variant="outlined" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {t('downloadMany', { count })}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={choose('one')}>
          <ListItemText primary={t('asOne')} secondary={t('asOneHint')} />
        </MenuItem>
        <MenuItem onClick={choose('zip')}>
          <ListItemText primary={t('asZip')} secondary={t('asZipHint')} />
        </MenuItem>
      </Menu>
    </>
  );
}
