import type { SxProps, Theme } from '@mui/material/styles';
import { endClass, pinnedClass } from './gridColumns';

/** One style for the whole grid; cells carry static classes only. */
export const gridStyles: SxProps<Theme> = {
  border: 0,
  borderRadius: 0,
  fontSize: 13.5,
  '&.MuiDataGrid-root': { '--DataGrid-t-color-background-base': 'var(--mui-palette-background-paper)', backgroundColor: 'var(--mui-palette-background-paper)' },
  '--DataGrid-rowBorderColor': 'var(--mui-palette-line-soft)',
  '& .MuiDataGrid-columnHeader': { backgroundColor: 'var(--mui-palette-surface-raised)', fontSize: 12.5 },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: 'text.secondary' },
  '& .MuiDataGrid-cell': { contain: 'layout paint', fontVariantNumeric: 'tabular-nums' },
  '& .BlTable-cell': { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
  '& .BlTable-actions': { display: 'inline-flex', gap: 0.5, alignItems: 'center' },
  [`& .${pinnedClass}`]: { position: 'sticky', left: 0, zIndex: 3, backgroundColor: 'var(--mui-palette-background-paper)', boxShadow: '1px 0 0 var(--mui-palette-line-main)' },
  [`& .MuiDataGrid-columnHeader.${pinnedClass}`]: { zIndex: 4, backgroundColor: 'var(--mui-palette-surface-raised)' },
  [`& .${endClass}`]: { position: 'sticky', right: 0, zIndex: 3, backgroundColor: 'var(--mui-palette-background-paper)' },
  [`& .MuiDataGrid-columnHeader.${endClass}`]: { zIndex: 4, backgroundColor: 'var(--mui-palette-surface-raised)' },
  [`& .MuiDataGrid-row.Mui-selected .${endClass}, & .MuiDataGrid-row:hover .${endClass}`]: { backgroundColor: 'var(--mui-palette-surface-raised)' },
};
