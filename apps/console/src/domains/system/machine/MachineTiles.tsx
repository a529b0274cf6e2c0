import Box from '@mui/material/Box';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { formatBytes, StatTile } from '@backlot/ui-kit';
import type { Machine } from './Machine';
import { strings } from './strings';

/** Over these something is about to be in the way. */
const nearlyFull = 90;
const lateMs = 200;

/** The figures that tell at a glance whether all is well. */
export function MachineTiles({ machine }: { machine: Machine }) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const bytes = (value: number) => formatBytes(value, locale);
  const { process, disk, database, queues, sysOsInfo } = machine;
  const diskShare = disk && disk.total > 0 ? (disk.used / disk.total) * 100 : 0;
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))', gap: 3.5 }}>
      <StatTile
        label={t('memory')}
        figure={bytes(process.memory)}
        note={t('memoryNote', { heap: bytes(process.heapUsed), limit: bytes(process.heapLimit) })}
      />
      <StatTile
        label={t('cpu')}
        figure={format.percent(process.cpu)}
        note={t('cpuNote', { load: format.number(sysOsInfo.load), count: sysOsInfo.cpuCount })}
      />
      <StatTile
        label={t('loop')}
        figure={`${format.number(process.loopMs)} ms`}
        {...(process.loopMs > lateMs && { change: t('late'), changeTone: 'bad' as const })}
        note={t('loopNote')}
      />
      <StatTile
        label={t('upTime')}
        figure={format.duration(process.upSeconds)}
        note={t('since', { time: format.exact(process.startTime) })}
      />
      {disk && (
        <StatTile
          label={t('disk')}
          figure={format.percent(diskShare)}
          {...(diskShare > nearlyFull && { change: t('nearlyFull'), changeTone: 'bad' as const })}
          note={t('diskNote', { free: bytes(disk.free), total: bytes(disk.total) })}
        />
      )}
      <StatTile label={t('database')} figure={bytes(database.bytes)} note={t(`kind_${database.kind}`, { version: database.version })} />
      <StatTile label={t('queued')} figure={format.number(waiting)} note={t('queuedNote', { count: queues.length })} />
    </Box>
  );
}
