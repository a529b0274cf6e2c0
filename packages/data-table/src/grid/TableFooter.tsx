import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import TextField from '@mui/material/TextField';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { pageSizes, type TableState } from '../state/TableState';
import { strings } from '../strings';

interface TableFooterProps {
  state: TableState;
  totalRows: number;
  /** Rows of the page on screen. */
  rowCount: number;
  onPage: (pageNo: number) => void;
  onPageSize: (pageSize: number) => void;
}

/** 'x-y of N', the pages, the page size (spec section 2.6). */
export function TableFooter({ state, totalRows, rowCount, onPage, onPageSize }: TableFooterProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const first = (state.pageNo - 1) * state.pageSize + 1;
  const range = { from: format.number(rowCount ? first : 0), to: format.number(rowCount ? first + rowCount - 1 : 0), total: format.number(totalRows) };
  const label = (type: string, page: number | null) => (type === 'previous' ? t('previous') : type === 'next' ? t('next') : t('page', { page: page ?? 0 }));
  return (
    <Box component="nav" aria-label={t('pages')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ color: 'text.secondary', fontSize: 13, mr: 'auto', fontVariantNumeric: 'tabular-nums' }}>{t('range', range)}</Box>
      <Pagination
        size="small"
        shape="rounded"
        color="primary"
        count={Math.max(1, Math.ceil(totalRows / state.pageSize))}
        page={state.pageNo}
        onChange={(_, page) => onPage(page)}
        renderItem={(item) => <PaginationItem {...item} aria-label={label(item.type, item.page)} />}
      />
      <TextField select size="small" value={state.pageSize} onChange={(event) => onPageSize(Number(event.target.value))} slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('perPageLabel') } } }}>
        {pageSizes.map((size) => (
          <MenuItem key={size} value={size}>
            {t('perPage', { size })}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
