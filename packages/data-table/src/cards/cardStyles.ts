import { styled } from '@mui/material/styles';

/** The list of cards; everything inside is styled from here, so cards carry static classes only. */
export const Cards = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& .BlTable-card': { padding: '12px 16px', borderBottom: '1px solid var(--mui-palette-line-soft)' },
  '& .BlTable-cardTitle': { display: 'flex', alignItems: 'center', gap: 4, fontWeight: 600, minHeight: 36 },
  '& .BlTable-cardTitle button': {
    all: 'unset',
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    cursor: 'pointer',
  },
  '& .BlTable-cardTitle button:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', borderRadius: 4 },
  '& .BlTable-cardLead': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    margin: '4px 0 6px',
    padding: '6px 12px',
    borderRadius: 8,
    backgroundColor: 'var(--mui-palette-surface-raised)',
  },
  '& .BlTable-cardLead:empty': { display: 'none' },
  // What leads on is pressed anywhere.
  '& .BlTable-cardLead:has(a)': {
    minHeight: 44,
    boxSizing: 'border-box',
    fontWeight: 600,
    backgroundColor: 'var(--mui-palette-accent-soft)',
  },
  '& .BlTable-cardLead a::after': { content: '""', position: 'absolute', inset: 0 },
  '& dl': { margin: '4px 0 8px', display: 'grid', gap: 4 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { color: 'var(--mui-palette-text-secondary)', fontSize: 12.5, flexShrink: 0 },
  '& dd': { margin: 0, minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  // A day and its time stay together.
  '& dd:is([data-kind=date], [data-kind=time])': { whiteSpace: 'nowrap' },
  '& .BlTable-actions': { display: 'flex', flexWrap: 'wrap', gap: 4 },
});
