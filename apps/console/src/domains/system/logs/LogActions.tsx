import Button from '@mui/material/Button';
import type { sysOpLogApi, sysVisLogApi, Permission } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ExportButton } from '../../../kit/export/ExportButton';
import { useExport } from '../../../kit/export/useExport';
import { strings } from './strings';

interface LogActionsProps {
  api: typeof sysOpLogApi | typeof sysVisLogApi;
  /** What the list shows at that moment: filters, sort and columns. */
  exportNow: () => object;
  onCleared: () => void;
}

/** Export of what is filtered, and clearing after asking. */
export function LogActions({ api, exportNow, onCleared }: LogActionsProps) {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const startExport = useExport();
  const confirm = useConfirm();
  const notify = useNotice();
  const clear = async () => {
    let count = 0;
    const action = async () => {
      count = (await client.call(api.delete, {})).cleared;
    };
    if (!(await confirm({ title: t('clearAsk'), children: t('clearHint'), confirmLabel: t('clear'), danger: true, action }))) return;
    notify.success(t('cleared', { count }));
    onCleared();
  };
  return (
    <>
      {can(api.export.access as Permission) && (
        <ExportButton onExport={(choice) => void startExport(api.export, { ...exportNow(), ...choice })} />
      )}
      {can(api.delete.access as Permission) && (
        <Button variant="outlined" color="error" onClick={() => void clear()}>
          {t('clear')}
        </Button>
      )}
    </>
  );
}
