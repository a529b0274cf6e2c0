import { sysUserApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { RehearsalDialog } from '../../../../kit/bulk/RehearsalDialog';
import { dialogStrings } from './dialogStrings';
import { strings } from '../strings';

interface BulkStatusDialogProps {
  ids: readonly string[];
  /** 0 enables, 1 disables. */
  status: 0 | 1;
  nameOf: (id: string) => string;
  onClose: (hasChanged: boolean) => void;
}

/** Enables or disables people, told before it happens. */
export function BulkStatusDialog({ ids, status, nameOf, onClose }: BulkStatusDialogProps) {
  const t = useStrings(dialogStrings);
  const named = useStrings(strings);
  const { client } = useConsole();
  const one = ids.length === 1 ? nameOf(ids[0] ?? '') : undefined;
  return (
    <RehearsalDialog
      title={one ? named(status ? 'disableAsk' : 'enableAsk', { name: one }) : t(status ? 'disableMany' : 'enableMany')}
      hint={status ? t('disableHint') : undefined}
      confirmLabel={named(status ? 'disable' : 'enable')}
      isDanger={status === 1}
      ids={ids}
      rehearse={(some) => client.call(sysUserApi.rehearseStatus, { ids: some, status })}
      run={(some, batch) => client.call(sysUserApi.changeStatus, { ids: some, status, batch })}
      nameOf={nameOf}
      onClose={onClose}
    />
  );
}
