import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, Section } from '@backlot/ui-kit';
import { FactTable } from './FactTable';
import type { Machine } from './Machine';
import { strings } from './strings';

/** What waits, runs and went wrong: collection, and each lane of jobs that has any. */
export function Queues({ queues }: Pick<Machine, 'queues'>) {
  const t = useStrings(strings);
  const format = useFormat();
  return (
    <Section title={t('queues')} note={t('queuesNote')} flush>
      {queues.length === 0 ? (
        <EmptyState dense title={t('noQueues')} />
      ) : (
        <FactTable
          label={t('queues')}
          heads={[t('queue'), t('waiting'), t('executing'), t('failed')]}
          figures={[1, 2, 3]}
          rows={queues.map(({ name, waiting, executing, failed }) => ({
            key: name,
            cells: [
              name === 'collection' ? t('queue_collection') : <code>{name}</code>,
              format.number(waiting),
              format.number(executing),
              format.number(failed),
            ],
          }))}
        />
      )}
    </Section>
  );
}
