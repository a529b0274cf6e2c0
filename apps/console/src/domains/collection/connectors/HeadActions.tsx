import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { ConsentReturn } from './ConsentReturn';
import { strings } from './strings';

/** What stands above the connectors: files come in here, and a consent that a channel's page leads back with is kept. */
export function HeadActions({ list, onImport }: { list: ListHandle; onImport: () => void }) {
  const t = useStrings(strings);
  const can = useCan();
  return (
    <>
      <ConsentReturn onKept={list.reload} />
      {can('connector.import') && (
        <Button variant="outlined" onClick={onImport}>
          {t('fromFile')}
        </Button>
      )}
    </>
  );
}
