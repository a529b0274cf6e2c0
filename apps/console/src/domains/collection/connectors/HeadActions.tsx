import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { strings } from './strings';

/** What stands above the connectors: files come in here. */
export function HeadActions({ onImport }: { onImport: () => void }) {
  const t = useStrings(strings);
  const can = useCan();
  if (!can('connector.import')) return null;
  return (
    <Button variant="outlined" onClick={onImport}>
      {t('fromFile')}
    </Button>
  );
}
