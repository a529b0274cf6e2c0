import { nameOf } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { EmptyState, Section } from '@backlot/ui-kit';
import { FactTable } from './FactTable';
import type { Machine } from './Machine';
import { strings } from './strings';

/** What waits, runs and went wrong: collection, and each lane of jobs that has any. */
export function Queues({ queues }: Pick<Machine, 'queues'>) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  return (
    <Section title={t('queues')} note={t('queuesNote')} flush>
      {queues.length === 0 ? (
        <EmptyState dense title={t('noQueues')} />
      ) : (
        <FactTable
          label={t('queues')}
          rows={queues}
          keyOf={({ name }) => name}
          columns={[
            {
              head: t('queue'),
              render: ({ name, action }) =>
                name === 'collection' ? t('queue_collection') : action ? nameOf(action, locale) : <code>{name}</code>,
            },
            { head: t('waiting'), isFigure: true, render: ({ waiting }) => format.number(waiting) },
            { head: t('executing'), isFigure: true, render: ({ executing }) => format.number(executing) },
            { head: t('failed'), isFigure: true, render: ({ failed }) => format.number(failed) },
          ]}
        />
      )}
    </Section>
  );
}
