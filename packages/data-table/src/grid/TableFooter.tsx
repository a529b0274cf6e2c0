import Box from '@mui/material/Box';
import type { DateInput, Format } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { memo } from 'react';
import type { TablePage } from '../rows/TableSource';
import { pageSizes, type TableState } from '../state/TableState';
import { strings } from '../strings';
import { Pages } from './Pages';

interface TableFooterProps {
  state: TableState;
  total: Omit<TablePage<unknown>, 'rows'>;
  /** Rows of the page on screen. */
  rowCount: number;
  /** Header of the sorted column; screen readers hear it with the range. */
  sortedBy: string | undefined;
  onPage: (pageNo: number) => void;
  onPageSize: (pageSize: number) => void;
}

/** 'x-y of N' with the time of an older N, the pages, the page size. */
export const TableFooter = memo(Footer);

function Footer({ state, total, rowCount, sortedBy, onPage, onPageSize }: TableFooterProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const { totalRows, totalTime, moreRows } = total;
  const first = (state.pageNo - 1) * state.pageSize + 1;
  const range = t(moreRows ? 'rangeOfMore' : totalTime ? 'rangeOfAbout' : 'range', {
    from: format.number(rowCount ? first : 0),
    to: format.number(rowCount ? first + rowCount - 1 : 0),
    total: format.number(totalRows),
  });
  const order = t(state.sortOrder === 'descend' ? 'descending' : 'ascending');
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
        {totalTime && !moreRows && <span title={format.exact(totalTime)}> · {t('counted', { time: clockTime(format, totalTime) })}</span>}
        {sortedBy && <span className="BlTable-heard">{t('sorted', { name: sortedBy, order })}</span>}
      </Box>
      <Pages page={state.pageNo} count={Math.max(1, Math.ceil(totalRows / state.pageSize))} onPage={onPage} />
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

/** Hours and minutes of today, with the day where it was another one: it stays true on a screen that stays open. */
function clockTime(format: Format, time: DateInput): string {
  const [day, clock = ''] = format.dateTime(time).split(' ');
  const shown = clock.slice(0, 5);
  return day === format.day(new Date()) ? shown : `${day} ${shown}`;
}
