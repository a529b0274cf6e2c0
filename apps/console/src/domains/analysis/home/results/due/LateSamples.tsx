import { sampleApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RecordLink } from '../../../../../kit/record/RecordLink';
import { StatusTag } from '../../../../../kit/status/StatusTag';
import { useConsole } from '../../../../../shell/console/ConsoleContext';
import css from './due.module.css';
import { dueStrings } from './dueStrings';

const most = 5;

/** Samples whose next step is overdue: whose, of what, and since when. */
export function LateSamples() {
  const t = useStrings(dueStrings);
  const format = useFormat();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(client.query(sampleApi.page, { due: 'overdue', pageNo: 1, pageSize: most }));
  return (
    <Section
      title={t('samples')}
      actions={
        data &&
        data.totalRows > 0 && (
          <span className={css.links}>
            <Link to={'/sample' as never} search={{ due: 'overdue' } as never}>
              {t('allSamples', { count: data.totalRows })}
            </Link>
          </span>
        )
      }
    >
      {error && !data && (
        <ErrorState dense title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState count={most} />}
      {data?.rows.length === 0 && <p className={css.none}>{t('noSamples')}</p>}
      {data && data.rows.length > 0 && (
        <ul className={css.list}>
          {data.rows.map(({ id, up, upNumber, goods, sampleStatus, deadline }) => (
            <li key={id}>
              <span className={css.what}>
                <RecordLink path="/sampleDetail" id={id}>
                  {up.name}
                </RecordLink>
                <span className={css.quiet}>{[upNumber, goods.name].join(' · ')}</span>
              </span>
              <span className={css.when}>
                <StatusTag type="sampleStatus" code={sampleStatus} />
                {deadline && (
                  <time className={css.quiet} title={format.exact(deadline)}>
                    {t('due', { time: format.relative(deadline) })}
                  </time>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
