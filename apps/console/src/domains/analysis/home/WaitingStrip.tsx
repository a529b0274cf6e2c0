import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { HomeTask } from '@backlot/contract';
import { parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { LoadingState, visuallyHidden } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import css from './HomeScreen.module.css';
import { strings } from './strings';
import { taskLabel } from './tileWords';
import { useClock } from '../../../kit/useClock';

/** From a week on it is late. */
const lateMs = 7 * 86_400_000;

/** Work that waits for this person in one strip: each kind with its number, the list to do it in and how long its oldest waits. */
export function WaitingStrip({ tasks, isLoading }: { tasks: readonly HomeTask[] | undefined; isLoading: boolean }) {
  const t = useStrings(strings);
  const format = useFormat();
  const heading = useId();
  return (
    <section className={css.strip} aria-labelledby={heading}>
      <Box component="h2" id={heading} sx={visuallyHidden}>
        {t('waitingTitle')}
      </Box>
      {isLoading && (
        <LoadingState>
          <Skeleton variant="rounded" height={60} sx={{ m: 3.5 }} />
        </LoadingState>
      )}
      {tasks?.length === 0 && (
        <p className={css.nothing}>
          <strong>{t('nothing')}</strong> {t('nothingHint')}
        </p>
      )}
      {tasks && tasks.length > 0 && (
        <ul>
          {tasks.map((task) => (
            <li key={task.key} {...(task.since && { title: format.exact(task.since) })}>
              <Task task={task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Task({ task: { key, count, since, link } }: { task: HomeTask }) {
  const t = useStrings(strings);
  const format = useFormat();
  const words = useStrings(taskLabel);
  const now = useClock();
  const begun = parseWireTime(since);
  const isLate = begun !== undefined && now.getTime() - begun.getTime() >= lateMs;
  return (
    <>
      <strong className={css.number}>{format.number(count)}</strong>
      <span className={css.task}>
        <Link to={link}>{words(key as Parameters<typeof words>[0])}</Link>
        {since && <time data-late={isLate || undefined}>{t('since', { time: format.relative(since) })}</time>}
      </span>
      <span className={css.chevron} aria-hidden="true">
        ›
      </span>
    </>
  );
}
