import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { OutputOf, sysRoleApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { strings } from './strings';

/** What a grant adds and takes away, and how many people feel it. */
export function GrantDiff({ diff: { added, removed, users } }: { diff: OutputOf<typeof sysRoleApi.previewGrantMenu> }) {
  const t = useStrings(strings);
  return (
    <>
      <strong>{t('affected', { count: users })}</strong>
      {added.length > 0 && <Names severity="success" title={t('added', { count: added.length })} names={added} />}
      {removed.length > 0 && <Names severity="warning" title={t('removed', { count: removed.length })} names={removed} />}
      {!added.length && !removed.length && <Alert severity="info">{t('noChange')}</Alert>}
    </>
  );
}

function Names({ severity, title, names }: { severity: 'success' | 'warning'; title: string; names: readonly string[] }) {
  return (
    <Alert severity={severity} sx={{ alignItems: 'flex-start', '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" aria-label={title} sx={{ m: 0, pl: 4, columnWidth: 210 }}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
    </Alert>
  );
}
