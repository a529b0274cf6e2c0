import { visuallyHidden } from '@backlot/ui-kit';
import { styled } from '@mui/material/styles';
import { actionStyles } from './actions/actionStyles';
import { pageStyles } from './grid/pageStyles';
import { phoneStyles } from './toolbar/phone/phoneStyles';
import { searchStyles } from './toolbar/searchStyles';
import { newsStyles } from './rows/newsStyles';
import { shapeStyles } from './rows/shapeStyles';

/** The paper a table lies on, with the static classes of its bars. */
export const TableFrame = styled('section')({
  backgroundColor: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 12,
  overflow: 'hidden',
  minWidth: 0,
  '& .BlTable-heard': visuallyHidden,
  ...actionStyles,
  '& .BlTable-views': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, padding: '10px 16px 0' },
  '& .BlTable-views [aria-pressed="true"]': { backgroundColor: 'var(--mui-palette-accent-soft)', color: 'var(--mui-palette-accent-ink)' },
  // As wide as three figures from the start: what comes later moves no name.
  '& .BlTable-viewCount': {
    minWidth: '3ch',
    marginLeft: 6,
    fontSize: 12,
    lineHeight: 'inherit',
    fontWeight: 400,
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .BlTable-filterOn': { backgroundColor: 'var(--mui-palette-accent-soft)', color: 'var(--mui-palette-accent-ink)' },
  '& .BlTable-filterOn strong': { marginLeft: 8, fontWeight: 600 },
  '& .BlTable-bulk': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: '8px 16px',
    backgroundColor: 'var(--mui-palette-accent-soft)',
  },
  '& .BlTable-bulk > strong': { color: 'var(--mui-palette-accent-ink)', fontSize: 13 },
  '& .BlTable-bulk > div': { display: 'flex', flexWrap: 'wrap', gap: 8, flexGrow: 1 },
  '& .BlTable-bulk > div > span': { marginLeft: 'auto' },
  '& .BlTable-body': { position: 'relative', display: 'flex', flexDirection: 'column' },
  '& .BlTable-body[data-stale]': { opacity: 0.55, transition: 'opacity 150ms' },
  // Below shapes that are longer than the rows it would jump up.
  '& .BlTable-body:has(.BlTable-shapes) + *': { visibility: 'hidden' },
  ...pageStyles,
  '& .BlTable-size': {
    height: 32,
    padding: '0 6px',
    border: '1px solid var(--mui-palette-line-main)',
    borderRadius: 8,
    background: 'var(--mui-palette-background-paper)',
    color: 'inherit',
    font: 'inherit',
    fontSize: 13,
  },
  '& .BlTable-size:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: 1 },
  '& .BlTable-search': { flex: '0 1 260px', minWidth: 220 },
  ...searchStyles,
  ...newsStyles,
  ...shapeStyles,
  ...phoneStyles,
  '& .BlTable-search > small': { display: 'block', marginTop: 4, color: 'var(--mui-palette-text-secondary)', fontSize: 12.5 },
  '& .BlTable-notice': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 16px',
    fontSize: 13,
    backgroundColor: 'var(--mui-palette-tone-warn-soft)',
    color: 'var(--mui-palette-tone-warn-ink)',
  },
  '@media (max-width: 1199.95px)': {
    '& .BlTable-columnsButton': { minWidth: 0, fontSize: 0, '& .MuiButton-startIcon': { margin: 0 } },
    '& .BlTable-aside': { marginLeft: 4, fontSize: 12 },
  },
  '@media (prefers-reduced-motion: reduce)': { '& .BlTable-body[data-stale]': { transition: 'none' } },
});
