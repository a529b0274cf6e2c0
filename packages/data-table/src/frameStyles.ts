import { styled } from '@mui/material/styles';

/** The paper a table lies on, with the static classes of its bars. */
export const TableFrame = styled('section')({
  backgroundColor: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 12,
  overflow: 'hidden',
  minWidth: 0,
  '& .BlTable-views': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, padding: '10px 16px 0' },
  '& .BlTable-views [aria-pressed="true"]': { backgroundColor: 'var(--mui-palette-accent-soft)', color: 'var(--mui-palette-accent-ink)' },
  '& .BlTable-filterOn': { backgroundColor: 'var(--mui-palette-accent-soft)', color: 'var(--mui-palette-accent-ink)' },
  '& .BlTable-filterOn strong': { marginLeft: 8, fontWeight: 600 },
  '& .BlTable-bulk': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: '8px 16px', backgroundColor: 'var(--mui-palette-accent-soft)' },
  '& .BlTable-bulk > strong': { color: 'var(--mui-palette-accent-ink)', fontSize: 13 },
  '& .BlTable-bulk > span': { marginLeft: 'auto' },
  '& .BlTable-body': { position: 'relative', display: 'flex', flexDirection: 'column' },
  '& .BlTable-body[data-stale]': { opacity: 0.55, transition: 'opacity 150ms' },
  '& .BlTable-notice': { display: 'flex', alignItems: 'center', gap: 8, padding: '8px 16px', fontSize: 13, backgroundColor: 'var(--mui-palette-tone-warn-soft)', color: 'var(--mui-palette-tone-warn-ink)' },
  '@media (prefers-reduced-motion: reduce)': { '& .BlTable-body[data-stale]': { transition: 'none' } },
});
