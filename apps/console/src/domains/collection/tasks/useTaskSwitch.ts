import { taskApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { useAct } from '../../../kit/record/useAct';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';
import type { Task } from './Task';

type Switched = Pick<Task, 'id' | 'taskName'>;

/** Opens a task, or closes it once that was confirmed; true when it was done. */
export function useTaskSwitch(): (name: 'enable' | 'disable', task: Switched) => Promise<boolean> {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const { act } = useAct();
  return useCallback(
    async (event, { id, taskName: name }) => {
      if (event === 'enable') return act(() => client.call(taskApi.enable, { id }), t('enabled', { name }));
      const answer = await confirm({
        title: t('disableAsk', { name }),
        children: t('disableHint'),
        confirmLabel: t('disable'),
        action: () => client.call(taskApi.disable, { id }),
      });
      return answer ? act(() => Promise.resolve(), t('disabled', { name })) : false;
    },
    [t, act, client, confirm],
  );
}
