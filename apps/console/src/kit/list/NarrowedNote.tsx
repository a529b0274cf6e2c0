import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { narrowedStrings } from './narrowedStrings';
import type { Narrowed } from './useNarrowed';

/** Says that a list has the rows behind a figure only, and shows all on demand. */
export function NarrowedNote({ narrowed: { query, isNarrowed, clear } }: { narrowed: Narrowed<string> }) {
  const t = useStrings(narrowedStrings);
  if (!isNarrowed) return null;
  const { localBeginDay: from, localEndDay: to } = query;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={clear}>
          {t('showAll')}
        </Button>
      }
    >
      {from && to ? t('behindOf', { from, to }) : t('behind')}
    </Alert>
  );
}
