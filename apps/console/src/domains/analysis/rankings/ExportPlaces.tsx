import Button from '@mui/material/Button';
import { rankApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useExport } from '../../../kit/export/useExport';
import { strings } from '../parts/ranking/strings';

/** Exports the places of a list, the first five with them, to the download centre. */
export function ExportPlaces({ asked }: { asked: () => object }) {
  const t = useStrings(strings);
  const can = useCan();
  const startExport = useExport();
  if (!can('rank.export')) return null;
  return (
    <Button variant="outlined" onClick={() => void startExport(rankApi.export, asked())}>
      {t('export')}
    </Button>
  );
}
