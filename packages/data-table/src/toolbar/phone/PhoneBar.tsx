import SwapVert from '@mui/icons-material/SwapVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import { lazy, Suspense, useState } from 'react';
import { strings } from '../../strings';
import { useAnchor } from '../../useAnchor';
import { ColumnPopover } from '../columns/ColumnPopover';
import { MoreFilters } from '../filters/MoreFilters';
import { SearchBox } from '../SearchBox';
import type { SortProps, ToolbarProps } from '../ToolbarProps';
import { useSearch } from '../useSearch';
import { phoneStrings } from './phoneStrings';

const loadMenu = () => import('./SortMenu').then((module) => ({ default: module.SortMenu }));
const SortMenu = lazy(loadMenu);

/** The bar of a phone, one row: search, all filters behind one button that counts them, and the order with what else there is. */
export function PhoneBar({ arranged, layout, onReload, ...props }: ToolbarProps & SortProps) {
  const { filters, filtered, onFilter, totalRows, sortField, sortOrder, onSort } = props;
  const t = useStrings(phoneStrings);
  const say = useStrings(strings);
  const { anchor, wasOpened, open, close } = useAnchor();
  const [columnsAt, setColumnsAt] = useState<Element | null>(null);
  const searching = useSearch(props);
  return (
    <Box role="search" className="BlTable-phoneBar">
      {searching && <SearchBox {...searching} />}
      {filters.length > 0 && (
        <MoreFilters label={say('filters')} filters={filters} state={filtered} totalRows={totalRows} onChange={onFilter} isCounting />
      )}
      <IconButton
        aria-label={t('sortAndMore')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        color={sortField ? 'primary' : 'default'}
        className="BlTable-phoneSort"
        onPointerEnter={loadMenu}
        onClick={open}
      >
        <SwapVert />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <SortMenu
            anchor={anchor}
            columns={arranged.filter(({ isVisible, column }) => isVisible && column.isSortable).map(({ column }) => column)}
            sortField={sortField}
            sortOrder={sortOrder}
            onSort={onSort}
            onColumns={() => setColumnsAt(anchor)}
            onReload={onReload}
            onClose={close}
          />
        </Suspense>
      )}
      <ColumnPopover
        anchor={columnsAt}
        arranged={arranged}
        aside={props.aside}
        layout={layout.layout}
        onChange={layout.change}
        onReset={layout.reset}
        onClose={() => setColumnsAt(null)}
      />
    </Box>
  );
}
