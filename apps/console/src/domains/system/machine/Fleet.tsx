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
        rows={servers}
        keyOf={({ name, startTime }) => `${name} ${startTime}`}
        columns={[
          { head: t('server'), render: ({ name, isOwn }) => (isOwn ? `${name} · ${t('own')}` : name) },
          { head: t('state'), render: ({ state }) => <StatusChip tone={tones[state]}>{t(state)}</StatusChip> },
          { head: t('seen'), render: ({ lastSeenTime }) => <TimeText value={lastSeenTime} isExact /> },
          { head: t('cpu'), isFigure: true, render: ({ cpu }) => format.ratioInColumn(Number(cpu) / 100) },
          { head: t('memory'), isFigure: true, render: ({ memory }) => formatBytes(memory, locale) },
          { head: t('loop'), isFigure: true, render: ({ loopMs }) => `${format.number(loopMs)} ms` },
          { head: t('jobs'), render: ({ runsJobs }) => t(runsJobs ? 'yes' : 'no') },
          { head: t('version'), render: ({ version, node }) => `${version} · Node ${node.replace('v', '')}` },
        ]}
      />
    </Section>
  );
}
