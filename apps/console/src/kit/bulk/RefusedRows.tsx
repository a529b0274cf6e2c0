import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useStrings } from '@backlot/i18n/react';
import { strings } from '../list/strings';

const mostShown = 50;

/** Rows that something did not work for, each with its reason. */
export function RefusedRows({ title, rows }: { title: string; rows: readonly { id: string; name: string; message: string }[] }) {
  const t = useStrings(strings);
  return (
    <Alert severity="warning">
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" tabIndex={0} aria-label={title} sx={{ m: 0, pl: 4, maxHeight: 240, overflowY: 'auto' }}>
        {rows.slice(0, mostShown).map(({ id, name, message }) => (
          <li key={id}>
            <strong>{name}</strong>: {message}
          </li>
        ))}
        {rows.length > mostShown && <li>{t('refusedMore', { count: rows.length - mostShown })}</li>}
      </Box>
    </Alert>
  );
}
