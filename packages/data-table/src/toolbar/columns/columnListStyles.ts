import { styled } from '@mui/material/styles';

/** The list of columns in the settings panel. */
export const ColumnList = styled('ul')({
  listStyle: 'none',
  margin: '12px 0',
  padding: 0,
  maxHeight: 360,
  overflowY: 'auto',
  '& li': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 36, borderRadius: 8 },
  '& li > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li small': { color: 'var(--mui-palette-text-secondary)', fontSize: 12 },
  '& li > svg': { cursor: 'grab', color: 'var(--mui-palette-text-secondary)' },
  '& li [aria-disabled="true"]': { opacity: 0.38, cursor: 'default' },
  '& li[data-dragged]': { opacity: 0.5 },
});
