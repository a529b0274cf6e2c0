/** The search of a table, as fields look elsewhere. */
export const searchStyles = {
  '& .BlTable-searchField': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    boxSizing: 'border-box',
    height: 36,
    paddingLeft: 14,
    border: '1px solid var(--mui-palette-line-main)',
    borderRadius: 8,
    backgroundColor: 'var(--mui-palette-background-paper)',
    color: 'var(--mui-palette-text-secondary)',
    transition: 'border-color 120ms, box-shadow 120ms',
    '&:hover': { borderColor: 'var(--mui-palette-line-control)' },
    '&:focus-within': {
      borderColor: 'var(--mui-palette-accent-main)',
      boxShadow: '0 0 0 3px color-mix(in srgb, var(--mui-palette-accent-chosen) 20%, transparent)',
    },
  },
  '& .BlTable-searchField input': {
    flex: '1 1 0',
    minWidth: 0,
    height: '100%',
    padding: '0 12px 0 0',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'var(--mui-palette-text-primary)',
    font: 'inherit',
    '&::placeholder': { color: 'var(--mui-palette-ink-third)', opacity: 1 },
  },
} as const;
