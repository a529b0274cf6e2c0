/** The buttons of rows and cards, as MUI's small text buttons look. */
export const actionStyles = {
  '& .BlTable-action': {
    all: 'unset',
    boxSizing: 'border-box',
    minHeight: 32,
    padding: '0 10px',
    borderRadius: 8,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '32px',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: 'var(--mui-palette-primary-main)',
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
    '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: 2 },
    '&[data-danger]': { color: 'var(--mui-palette-error-main)' },
    '&[aria-disabled]': {
      color: 'var(--mui-palette-action-disabled)',
      cursor: 'default',
      backgroundColor: 'transparent',
    },
  },
  '& .BlTable-more': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 28,
    height: 28,
    minHeight: 0,
    padding: 0,
    color: 'var(--mui-palette-text-secondary)',
  },
} as const;
