import { sysAreaApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, PageFrame, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useTrail } from '../../../shell/menu/useTrail';
import tree from '../../../kit/tree/treeTable.module.css';
import css from './Areas.module.css';
import { AreaRows } from './AreaRows';
import { strings } from './strings';

/** The six countries and what they are divided into; a level is loaded when it is opened (system-pages 1.7.2). */
export function AreasScreen() {
  const t = useStrings(strings);
  const trail = useTrail();
  const { client } = useConsole();
  const { data, error, isPending, refetch } = useQuery({ ...client.query(sysAreaApi.list, {}), staleTime: Infinity });
  return (
    <PageFrame title={t('title')} breadcrumbs={trail}>
      <Section flush>
        {isPending && <LoadingState shape="table" />}
        {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
        {data?.length === 0 && <EmptyState title={t('empty')} />}
        {data && data.length > 0 && (
          <div className={css.scroll}>
            <table className={tree.table} aria-label={t('title')}>
              <thead>
                <tr>
                  <th scope="col">{t('name')}</th>
                  <th scope="col">{t('level')}</th>
                  <th scope="col">{t('code')}</th>
                  <th scope="col">{t('shortName')}</th>
                  <th scope="col">{t('mergerName')}</th>
                  <th scope="col">{t('pinyin')}</th>
                  <th scope="col">{t('cityCode')}</th>
                  <th scope="col">{t('zipCode')}</th>
                  <th scope="col">{t('place')}</th>
                </tr>
              </thead>
              <tbody>
                <AreaRows areas={data} depth={0} />
              </tbody>
            </table>
          </div>
        )}
      </Section>
    </PageFrame>
  );
}
