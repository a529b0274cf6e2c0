import { type Endpoint, sysTimersApi } from '@backlot/contract';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useConfirm } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { useAct } from '../../../kit/record/useAct';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';
import { nameOfTimer, type Timer } from './Timer';

interface TimerAct {
  key: string;
  label: string;
  /** Answers whether it was done. */
  run: () => Promise<boolean>;
}

/** What may be done with a timer now, besides editing and deleting: run it, start it, and stop it after a question. */
export function useTimerActs(): (timer: Timer) => TimerAct[] {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const confirm = useConfirm();
  const { act } = useAct();
  return useCallback(
    (timer) => {
      const { id, can, isSystem } = timer;
      const name = nameOfTimer(timer, locale);
      const call = (endpoint: Endpoint) => client.call(endpoint, { id });
      const stop = async () => {
        const answer = await confirm({
          title: t('stopAsk', { name }),
          children: t(isSystem ? 'stopSystemHint' : 'stopHint'),
          confirmLabel: t('stop'),
          action: () => call(sysTimersApi.stop),
        });
        return answer ? act(() => Promise.resolve(), t('stopped', { name })) : false;
      };
      const acts: (TimerAct & { needs: string })[] = [
        { key: 'runNow', needs: 'runTimer', label: t('runNow'), run: () => act(() => call(sysTimersApi.runNow), t('begun', { name })) },
        { key: 'start', needs: 'start', label: t('start'), run: () => act(() => call(sysTimersApi.start), t('started', { name })) },
        { key: 'stop', needs: 'stop', label: t('stop'), run: stop },
      ];
      return acts.filter(({ needs }) => can.includes(needs));
    },
    [t, locale, client, confirm, act],
  );
}
