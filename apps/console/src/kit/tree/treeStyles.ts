import { styled } from '@mui/material/styles';

/** The scrolling list of a tree; entries carry static classes only, there may be hundreds. */
export const TreeList = styled('div')({
  maxHeight: 'min(420px, 52vh)',
  overflowY: 'auto',
  '& > div': { display: 'flex', alignItems: 'center', minHeight: 34 },
  '& .BlTree-leaf': { width: 30, flexShrink: 0 },
  '& small': { color: 'var(--mui-palette-text-secondary)', whiteSpace: 'nowrap' },
  '& .MuiFormControlLabel-root': { marginLeft: -4, minWidth: 0 },
  '& .MuiFormControlLabel-label': { fontSize: 13.5, overflowWrap: 'anywhere' },
});
