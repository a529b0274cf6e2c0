import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { upApi, type UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { AddWork } from './AddWork';
import { noWish, WorkWishes, type WorkWish } from './WorkWishes';
import { workStrings } from './workStrings';
import { WorkLine } from './WorkLine';

const pageSize = 10;

const isAll = ({ sortField: _sort, ...filters }: WorkWish) => Object.values(filters).every((value) => value === undefined);

/** Works of a creator, newest first unless asked otherwise; up to ten more by link (spec section 5). */
export function WorksCard({ up }: { up: UpDetail }) {
  const t = useStrings(workStrings);
  const { client } = useConsole();
  const [pageNo, setPageNo] = useState(1);
  const [wish, setWish] = useState<WorkWish>(noWish);
  const works = useQuery({
    ...client.query(upApi.works, { upId: up.id, pageNo, pageSize, ...wish, sortOrder: 'descend' }),
    placeholderData: keepPreviousData,
  });
  const mayAdd = up.can.includes('addWork');
  const page = works.data;
  return (
    <Section title={t('works')} note={page && t('worksNote', { count: page.totalRows })}>
      {mayAdd && <AddWork upId={up.id} />}
      <WorkWishes
        wish={wish}
        onChange={(next) => {
          setWish(next);
          setPageNo(1);
        }}
      />
      {works.isError && (
        <ErrorState dense onRetry={() => void works.refetch()}>
          {works.error.message}
        </ErrorState>
      )}
      {works.isPending && <LoadingState count={6} />}
      {page?.rows.length === 0 && (
        <EmptyState dense title={t(isAll(wish) ? 'noWorks' : 'noneFits')}>
          {mayAdd && isAll(wish) && t('noWorksHint')}
        </EmptyState>
      )}
      {page && page.rows.length > 0 && (
        <Box component="ul" aria-label={t('works')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {page.rows.map((work) => (
            <WorkLine key={work.id} work={work} mayRemove={mayAdd && work.addedByLink} />
          ))}
        </Box>
      )}
      {page && page.totalRows > pageSize && (
        <Box sx={{ display: 'flex', gap: 2, mt: 3 }}>
          <Button size="small" disabled={pageNo === 1} onClick={() => setPageNo(pageNo - 1)}>
            {t('newer')}
          </Button>
          <Button size="small" disabled={pageNo * pageSize >= page.totalRows} onClick={() => setPageNo(pageNo + 1)}>
            {t('older')}
          </Button>
        </Box>
      )}
    </Section>
  );
}
