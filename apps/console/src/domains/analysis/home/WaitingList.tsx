import type { HomeTask } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, LoadingState, Section } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import css from './HomeScreen.module.css';
import { strings } from './strings';
import { taskLabel } from './tileWords';

/** Work that waits for this person, each kind with its number and the list to do it in. */
export function WaitingList({ tasks, isLoading }: { tasks: readonly HomeTask[] | undefined; isLoading: boolean }) {
  const t = useStrings(strings);
  return (
    <Section title={t('waitingTitle')}>
      {isLoading && <LoadingState count={4} />}
      {tasks?.length === 0 && (
        <EmptyState dense title={t('nothing')}>
          {t('nothingHint')}
        </EmptyState>
      )}
      {tasks && tasks.length > 0 && (
        <ul className={css.items}>
          {tasks.map((task) => (
            <li key={task.key}>
              <Task task={task} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Task({ task: { key, count, since, link } }: { task: HomeTask }) {
  const t = useStrings(strings);
  const format = useFormat();
  const words = useStrings(taskLabel);
  return (
    <>
      <span className={css.count}>{format.number(count)}</span>
      <span className={css.item}>
        <Link to={link}>{words(key as Parameters<typeof words>[0])}</Link>
        {since && <time title={format.exact(since)}>{t('since', { time: format.relative(since) })}</time>}
      </span>
    </>
  );
}
