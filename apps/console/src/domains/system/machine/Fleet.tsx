import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { formatBytes, Section, StatusChip, TimeText } from '@backlot/ui-kit';
import { FactTable } from './FactTable';
import type { Machine } from './Machine';
import { strings } from './strings';

const tones = { running: 'ok', gone: 'bad', stopped: 'neutral' } as const;

/** Every server on this database of the last day, and when it was heard of last. */
export function Fleet({ servers }: Pick<Machine, 'servers'>) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  return (
    <Section title={t('fleet')} note={t('fleetNote', { count: servers.filter(({ state }) => state === 'running').length })} flush>
      <FactTable
        label={t('fleet')}
        heads={[t('server'), t('state'), t('seen'), t('cpu'), t('memory'), t('loop'), t('jobs'), t('version')]}
        figures={[3, 4, 5]}
        rows={servers.map((server) => ({
          key: `${server.name} ${server.startTime}`,
          cells: [
            <>
              {server.name}
              {server.isOwn && ` · ${t('own')}`}
            </>,
            <StatusChip tone={tones[server.state]}>{t(server.state)}</StatusChip>,
            <TimeText value={server.lastSeenTime} isExact />,
            format.percent(server.cpu),
            formatBytes(server.memory, locale),
            `${format.number(server.loopMs)} ms`,
            t(server.runsJobs ? 'yes' : 'no'),
            `${server.version} · Node ${server.node.replace('v', '')}`,
          ],
        }))}
      />
    </Section>
  );
}
