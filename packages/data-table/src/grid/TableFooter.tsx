import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { memo } from 'react';
import { pageSizes, type TableState } from '../state/TableState';
import { strings } from '../strings';

interface TableFooterProps {
  state: TableState;
  totalRows: number;
  /** Rows of the page on screen. */
  rowCount: number;
  /** Header of the sorted column; screen readers hear it with the range. */
  sortedBy: string | undefined;
  onPage: (pageNo: number) => void;
  onPageSize: (pageSize: number) => void;
}

/** 'x-y of N', the pages, the page size. */
export const TableFooter = memo(Footer);

function Footer({ state, totalRows, rowCount, sortedBy, onPage, onPageSize }: TableFooterProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const first = (state.pageNo - 1) * state.pageSize + 1;
  const range = t('range', {
    from: format.number(rowCount ? first : 0),
    to: format.number(rowCount ? first + rowCount - 1 : 0),
    total: format.number(totalRows),
  });
  const order = t(state.sortOrder === 'descend' ? 'descending' : 'ascending');
  const label = (type: string, page: number | null) =>
    type === 'previous' ? t('previous') : type === 'next' ? t('next') : t('page', { page: page ?? 0 });
  return (
    <Box
      component="nav"
      aria-label={t('pages')}
      data-keep-clear=""
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 4,
        py: 2.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box role="status" sx={{ color: 'text.secondary', fontSize: 13, mr: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        <span>{range}</span>
        {sortedBy && <span className="BlTable-heard">{t('sorted', { name: sortedBy, order })}</span>}
      </Box>
      <Pagination
        size="small"
        shape="rounded"
        color="primary"
        count={Math.max(1, Math.ceil(totalRows / state.pageSize))}
        page={state.pageNo}
        onChange={(_, page) => onPage(page)}
        renderItem={(item) => <PaginationItem {...item} aria-label={label(item.type, item.page)} />}
      />
      <select
        className="BlTable-size"
        aria-label={t('perPageLabel')}
        value={state.pageSize}
        onChange={(event) => onPageSize(Number(event.target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {t('perPage', { size })}
          </option>
        ))}
      </select>
    </Box>
  );
}
