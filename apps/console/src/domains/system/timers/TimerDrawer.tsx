import Box from '@mui/material/Box';
import { type InputOf, sysTimersApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { DescriptionList, SideDrawer } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatusTag } from '../../../kit/status/StatusTag';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { NextRuns } from './schedule/NextRuns';
import { strings } from './strings';
import { nameOfTimer, type Timer } from './Timer';
import { TimerRuns } from './TimerRuns';

interface TimerDrawerProps {
  timer: Timer;
  /** Buttons at the foot, for the timer as it is now. */
  actions: (timer: Timer) => ReactNode;
  onClose: () => void;
}

/** A timer beside its list: what it does, its next times, and every run. */
export function TimerDrawer({ timer: listed, actions, onClose }: TimerDrawerProps) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const { data: timer = listed } = useQuery({ ...client.query(sysTimersApi.detail, { id: listed.id }), initialData: listed });
  const { cron, timeZone, jobStatus, action, remark, isSystem } = timer;
  return (
    <SideDrawer
      open
      title={nameOfTimer(timer, locale)}
      subtitle={isSystem ? t('isSystem') : nameOf(action, locale)}
      onClose={onClose}
      actions={actions(timer)}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <DescriptionList
          items={[
            { label: t('jobStatus'), value: <StatusTag type="jobStatus" code={jobStatus} /> },
            { label: t('timeZone'), value: timeZone.replaceAll('_', ' ') },
            { label: t('cron'), value: <code>{cron}</code> },
            { label: t('action'), value: nameOf(action, locale) },
            ...(remark ? [{ label: t('remark'), value: remark, wide: true }] : []),
          ]}
        />
        <NextRuns cron={cron} timeZone={timeZone as InputOf<typeof sysTimersApi.nextRuns>['timeZone']} />
        <TimerRuns timerId={timer.id} />
      </Box>
    </SideDrawer>
  );
}
