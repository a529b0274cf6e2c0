import { onPhones } from '@backlot/ui-kit';

/** The row of pages below a table. */
export const pageStyles = {
  '& .BlTable-pages': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', margin: 0, padding: 0, listStyle: 'none' },
  '& .BlTable-page': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: 30,
    height: 30,
    margin: '0 1px',
    padding: '0 4px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'var(--mui-palette-text-secondary)',
    font: 'var(--mui-font-body2)',
    fontVariantNumeric: 'tabular-nums',
    transition: 'background-color 140ms',
    [onPhones]: { minWidth: 36, height: 44, margin: '0 2px' },
  },
  '& button.BlTable-page': {
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' } },
  },
  '& button.BlTable-page:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: 2 },
  '& .BlTable-page[aria-disabled]': { opacity: 0.38, cursor: 'default', background: 'none' },
  '& .BlTable-page[aria-current], & .BlTable-page[aria-current]:hover': {
    color: 'var(--mui-palette-accent-onFill)',
    backgroundColor: 'var(--mui-palette-accent-fill)',
  },
} as const;
