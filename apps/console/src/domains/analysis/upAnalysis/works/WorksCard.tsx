import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { upAnalysisApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, SearchField, Section, onPhones } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';
import { type useAnalysisUrl, workSorts } from '../useAnalysisUrl';
import { WorkLine } from './WorkLine';

type Url = ReturnType<typeof useAnalysisUrl>;

const pageSize = 10;

/** What the creator posted in the period, each with the small line of its views, what it won in a day and what it sold. */
export function WorksCard({ upId, place, onChange }: { upId: string; place: Url[0]; onChange: Url[1] }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { range, sort, search, onlyGoods, pageNo } = place;
  const [text, setText] = useState(search);
  const works = useQuery({
    ...client.query(upAnalysisApi.works, {
      upId,
      range,
      pageNo,
      pageSize,
      sortField: sort,
      sortOrder: 'descend',
      ...(search && { searchValue: search }),
      ...(onlyGoods && { isCommerce: 1 }),
    }),
    placeholderData: keepPreviousData,
  });
  const page = works.data;
  return (
    <Section title={t('workList')} note={page && t('worksNote', { count: page.totalRows })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <SearchField
            fullWidth
            label={t('searchWorks')}
            placeholder={t('searchWorks')}
            value={text}
            onChange={setText}
            onSearch={(asked) => onChange({ search: asked.trim(), page: '' })}
          />
        </Box>
        <TextField
          select
          size="small"
          label={t('sortBy')}
          value={sort}
          onChange={({ target }) => onChange({ sort: target.value, page: '' })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ flex: '0 1 190px' }}
        >
          {workSorts.map((value) => (
            <option key={value} value={value}>
              {t(`sort_${value}`)}
            </option>
          ))}
        </TextField>
        <ToggleButton
          value="goods"
          size="small"
          selected={onlyGoods}
          sx={tall}
          onChange={() => onChange({ goods: onlyGoods ? '' : '1', page: '' })}
        >
          {t('onlyGoods')}
        </ToggleButton>
      </Box>
      {works.error && (
        <ErrorState dense onRetry={() => void works.refetch()}>
          {works.error.message}
        </ErrorState>
      )}
      {!page && !works.error && <LoadingState count={6} />}
      {page?.rows.length === 0 && (
        <EmptyState dense title={t('noWorks')}>
          {t(search || onlyGoods ? 'noWorksFound' : 'noWorksHint')}
        </EmptyState>
      )}
      {page && page.rows.length > 0 && (
        <Box
          component="ul"
          aria-label={t('workList')}
          aria-busy={works.isPlaceholderData}
          sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', opacity: works.isPlaceholderData ? 0.55 : 1 }}
        >
          {page.rows.map((work) => (
            <WorkLine key={work.id} work={work} />
          ))}
        </Box>
      )}
      {page && page.totalPage > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
          <Button size="small" sx={tall} disabled={pageNo <= 1} onClick={() => onChange({ page: String(pageNo - 1) })}>
            {t('earlierPage')}
          </Button>
          <span>{t('pageOf', { page: page.pageNo, pages: page.totalPage })}</span>
          <Button size="small" sx={tall} disabled={pageNo >= page.totalPage} onClick={() => onChange({ page: String(pageNo + 1) })}>
            {t('laterPage')}
          </Button>
        </Box>
      )}
    </Section>
  );
}

const tall = { [onPhones]: { minHeight: 44 } } as const;
