import TablePagination from '@mui/material/TablePagination';
import { useStrings } from '@backlot/i18n/react';
import { pageTurnerStrings } from './pageTurnerStrings';

interface PageTurnerProps {
  pageNo: number;
  pageSize: number;
  totalRows: number;
  onTurn: (pageNo: number) => void;
}

/** Turns the pages of a short list inside a section; nothing where one page holds it all. */
export function PageTurner({ pageNo, pageSize, totalRows, onTurn }: PageTurnerProps) {
  const t = useStrings(pageTurnerStrings);
  if (totalRows <= pageSize) return null;
  return (
    <TablePagination
      component="div"
      count={totalRows}
      page={pageNo - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[]}
      onPageChange={(_event, page) => onTurn(page + 1)}
      labelDisplayedRows={({ from, to, count }) => t('range', { from, to, total: count })}
      getItemAriaLabel={(side) => t(side === 'next' ? 'next' : 'previous')}
    />
  );
}
