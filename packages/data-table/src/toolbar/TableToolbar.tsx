import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import { memo, useState } from 'react';
import { strings } from '../strings';
import { ColumnsButton } from './columns/ColumnsButton';
import { FilterChip } from './filters/FilterChip';
import { MoreFilters } from './filters/MoreFilters';
import { shownValue } from './filters/shownValue';
import { filterKeys } from './filters/TableFilter';
import { SearchBox } from './SearchBox';
import type { ToolbarProps } from './ToolbarProps';
import { useSearch } from './useSearch';

/** Search, filters as chips, column settings, refresh. Another page of the same rows leaves it as it is. */
export const TableToolbar = memo(Toolbar);

function Toolbar({ search, filters, filtered, onFilter, totalRows, arranged, aside, layout, onReload }: ToolbarProps) {
  const t = useStrings(strings);
  const searching = useSearch({ search, filtered, onFilter });
  /** The filter whose editor is open: it stays in the bar when its last choice is taken back. */
  const [opened, setOpened] = useState<string>();
  const more = filters.filter(({ isMore }) => isMore);
  const isFiltered = Object.keys(filtered).length > 0;
  const clearAll = () => onFilter(Object.fromEntries(filterKeys(search, filters).map((key) => [key, undefined])));
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, px: 4, py: 2.5 }}>
      {searching && <SearchBox {...searching} />}
      {filters
        .filter((filter) => !filter.isMore || shownValue(filter, filtered) || filter.field === opened)
        .map((filter) => (
          <FilterChip key={filter.field} filter={filter} filters={filtered} onChange={onFilter} onOpened={setOpened} />
        ))}
      {more.length > 0 && (
        <MoreFilters label={t('moreFilters')} filters={more} state={filtered} totalRows={totalRows} onChange={onFilter} />
      )}
      {isFiltered && (
        <Button size="small" color="inherit" onClick={clearAll}>
          {t('clearFilters')}
        </Button>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        <IconButton size="small" aria-label={t('refresh')} onClick={onReload}>
          <Refresh fontSize="small" />
        </IconButton>
        <ColumnsButton arranged={arranged} aside={aside} layout={layout.layout} onChange={layout.change} onReset={layout.reset} />
      </Box>
    </Box>
  );
}
