import Button from '@mui/material/Button';
import { type ParsedInputOf, sysTimersApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useDictionary } from '@backlot/dictionary/react';
import { nameOf } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { TimeText } from '@backlot/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { lazyDialog } from '../../../kit/lazyDialog';
import { lazyPart } from '../../../kit/lazyPart';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListColumn, ListFilter, ListPreset } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { StatusTag } from '../../../kit/status/StatusTag';
import { runTime } from './runTime';
import { ScheduleText } from './schedule/ScheduleText';
import { strings, type Word } from './strings';
import { nameOfTimer, type Timer } from './Timer';
import { TimerName } from './TimerName';
import { useTimerActs } from './useTimerActs';

const TimerFields = lazyPart(async () => (await import('./TimerFields')).TimerFields);
const TimerDrawer = lazyDialog(async () => (await import('./TimerDrawer')).TimerDrawer);

type Draft = ParsedInputOf<typeof sysTimersApi.add>;

/** Timers: what this server does when, by itself and for people, and what became of it (system-pages 1.7.18). */
export function TimersScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { optionsOf } = useDictionary();
  const [opened, setOpened] = useState<{ timer: Timer; reload: () => void }>();
  const open = useCallback((timer: Timer, reload: () => void) => setOpened({ timer, reload }), []);
  const actsOf = useTimerActs();
  const columns = useMemo(
    (): ListColumn<typeof sysTimersApi.page>[] => [
      {
        field: 'timerName',
        header: t('timerName'),
        isSortable: true,
        isFixed: true,
        onCard: 'title',
        render: (timer) => (
          <TwoLines second={timer.isSystem ? t('isSystem') : nameOf(timer.action, locale)}>
            <TimerName timer={timer} onOpen={open} />
          </TwoLines>
        ),
      },
      {
        field: 'jobStatus',
        header: t('jobStatus'),
        kind: 'status',
        render: ({ jobStatus }) => <StatusTag type="jobStatus" code={jobStatus} />,
      },
      {
        field: 'cron',
        header: t('schedule'),
        width: 210,
        render: ({ cron, timeZone }) => (
          <TwoLines second={timeZone.replaceAll('_', ' ')}>
            <ScheduleText cron={cron} />
          </TwoLines>
        ),
      },
      {
        field: 'nextRunTime',
        header: t('nextRunTime'),
        kind: 'time',
        isSortable: true,
      },
      {
        field: 'lastRunStatus',
        header: t('lastRun'),
        width: 170,
        render: ({ lastRunStatus, lastRunTime, lastRunMs }) =>
          lastRunStatus === null ? (
            t('never')
          ) : (
            <TwoLines
              second={
                <>
                  <TimeText value={lastRunTime} />
                  {lastRunMs !== null && ` · ${runTime(lastRunMs, format)}`}
                </>
              }
            >
              <StatusTag type="runStatus" code={lastRunStatus} />
            </TwoLines>
          ),
      },
      { field: 'remark', header: t('remark'), width: 220, isHidden: true },
      { field: 'actionClass', header: t('actionClass'), kind: 'code', isHidden: true },
      {
        field: 'createTime',
        header: t('createTime'),
        isSortable: true,
        isHidden: true,
      },
    ],
    [t, format, locale, open],
  );
  const filters = useMemo(
    (): ListFilter<typeof sysTimersApi.page>[] => [
      {
        kind: 'choice',
        field: 'jobStatus',
        label: t('jobStatus'),
        choices: optionsOf('jobStatus').map(({ code, names }) => ({ value: code, label: names[locale] })),
        isMultiple: true,
      },
    ],
    [t, optionsOf, locale],
  );
  const presets = useMemo(
    (): ListPreset<typeof sysTimersApi.page>[] => [
      { key: 'own', label: t('own'), filters: { isSystem: 'N' } },
      { key: 'system', label: t('isSystem'), filters: { isSystem: 'Y' } },
    ],
    [t],
  );
  const rowActions = useCallback(
    (timer: Timer, list: ListHandle<Timer>): RowAction[] => [
      { key: 'runs', label: t('runs'), onRun: () => open(timer, list.reload) },
      ...actsOf(timer).map(({ key, label, run }) => ({ key, label, onRun: () => void run().then((done) => done && list.reload()) })),
    ],
    [t, open, actsOf],
  );
  const form = useMemo(() => formOf((field) => t(field as Word)), [t]);
  return (
    <>
      <CrudPage
        api={sysTimersApi}
        table="timers"
        words={{ plural: t('title'), noun: t('noun') }}
        list={{
          columns,
          nameOf: (timer) => nameOfTimer(timer, locale),
          search: { field: 'timerName', label: t('timerName') },
          filters,
          presets,
        }}
        form={form}
        rowActions={rowActions}
      />
      {opened && (
        <TimerDrawer
          timer={opened.timer}
          onClose={() => setOpened(undefined)}
          actions={(timer) =>
            actsOf(timer).map(({ key, label, run }) => (
              <Button key={key} variant="outlined" onClick={() => void run().then(() => opened.reload())}>
                {label}
              </Button>
            ))
          }
        />
      )}
    </>
  );
}

const formOf = (labelOf: (field: string) => string): CrudForm<Timer, Draft> => ({
  Fields: TimerFields,
  defaults: { timerName: '', enName: '', vnName: '', actionClass: '', cron: '0 9 * * 1-5', timeZone: 'Asia/Manila', remark: '' },
  draftOf: ({ timerName, enName, vnName, actionClass, cron, timeZone, remark }) => ({
    timerName,
    enName: enName ?? '',
    vnName: vnName ?? '',
    actionClass,
    cron,
    timeZone: timeZone as Draft['timeZone'],
    remark: remark ?? '',
  }),
  labelOf,
});
