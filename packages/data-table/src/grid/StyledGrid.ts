import { DataGrid } from '@mui/x-data-grid';
import { styled } from '@mui/material/styles';
import { checkStyles } from './checkStyles';
import { tightSide } from '../layout/columnRoom';
import { endClass, inkClass, mostInked, mostPinned, pinnedClass } from './gridColumns';

const pinnedRules = Object.fromEntries(
  Array.from({ length: mostPinned }, (_, at) => [
    `& .${pinnedClass}${at}`,
    { left: `var(--bl-pinned${at})`, position: 'sticky', zIndex: 3 },
  ]),
);

const inkRules = Object.fromEntries(
  Array.from({ length: mostInked }, (_, at) => [`& .${inkClass}${at}`, { color: `var(--bl-ink${at}, inherit)` }]),
);

/** Class of a grid whose columns lack room. */
export const tightClass = 'BlTable-tight';

/** MUI's grid with one style for all of it; cells carry static classes only. */
export const StyledGrid = styled(DataGrid)({
  border: 0,
  borderRadius: 0,
  fontSize: 13.5,
  '&.MuiDataGrid-root': {
    '--DataGrid-t-color-background-base': 'var(--mui-palette-background-paper)',
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '--DataGrid-rowBorderColor': 'var(--mui-palette-line-soft)',
  '& .MuiDataGrid-columnHeader': { backgroundColor: 'var(--mui-palette-surface-raised)', fontSize: 12.5 },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: 'var(--mui-palette-text-secondary)' },
  '& .MuiDataGrid-iconButtonContainer .MuiIconButton-root': { padding: 2 },
  '& .MuiDataGrid-cell': { contain: 'layout paint', fontVariantNumeric: 'tabular-nums' },
  '& .BlTable-cell': { display: 'block', height: '100%', overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
  [`&.${tightClass} :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)[data-field]:not([data-field=__check__])`]: {
    paddingInline: tightSide,
  },
  // An arrow that came under the pointer would cut the words beside it.
  [`&.${tightClass} .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-iconButtonContainer`]: {
    width: 0,
    visibility: 'hidden',
  },
  ...inkRules,
  '& .BlTable-actions': { display: 'inline-flex', gap: 2, alignItems: 'center' },
  ...checkStyles,
  ...pinnedRules,
  [`& .${pinnedClass}`]: { backgroundColor: 'var(--mui-palette-background-paper)', boxShadow: '1px 0 0 var(--mui-palette-line-main)' },
  [`& .MuiDataGrid-columnHeader.${pinnedClass}`]: { zIndex: 4, backgroundColor: 'var(--mui-palette-surface-raised)' },
  // Whatever lies under the actions ends at an edge, so that nobody takes the last column in sight for the last one.
  [`& .${endClass}`]: {
    position: 'sticky',
    right: 0,
    zIndex: 3,
    backgroundColor: 'var(--mui-palette-background-paper)',
    boxShadow: 'calc(var(--DataGrid-hasScrollX) * -1px) 0 0 var(--mui-palette-line-main)',
  },
  [`& .MuiDataGrid-columnHeader.${endClass}`]: { zIndex: 4, backgroundColor: 'var(--mui-palette-surface-raised)' },
  [`& .MuiDataGrid-row:hover, & .MuiDataGrid-row:hover :is(.${endClass}, .${pinnedClass})`]: {
    backgroundColor: 'var(--mui-palette-surface-raised)',
  },
  // Under the pointer too: the grid's own tint of a picked row would end at the cells that stay in place.
  [`& .MuiDataGrid-row.Mui-selected:is(*, :hover), & .MuiDataGrid-row.Mui-selected :is(.${endClass}, .${pinnedClass})`]: {
    backgroundColor: 'var(--mui-palette-accent-soft)',
  },
}) as typeof DataGrid;
