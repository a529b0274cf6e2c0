import { rankApi } from '@backlot/contract';
import { useCan } from '@backlot/permissions/react';
import { ExportButton } from '../../../kit/export/ExportButton';
import { useExport } from '../../../kit/export/useExport';

/** Exports the places of a list, the first five with them, to the download centre. */
export function ExportPlaces({ asked }: { asked: () => object }) {
  const can = useCan();
  const startExport = useExport();
  if (!can('rank.export')) return null;
  return <ExportButton onExport={(choice) => void startExport(rankApi.export, { ...asked(), ...choice })} />;
}
