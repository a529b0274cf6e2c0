/** What tells of changes floats over the line of headers, so that no row moves. */
export const newsStyles = {
  '& .BlTable-news': {
    position: 'absolute',
    zIndex: 4,
    top: 3,
    left: 0,
    right: 0,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  '& .BlTable-news > div': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '0 2px 0 14px',
    border: '1px solid var(--mui-palette-line-main)',
    borderRadius: 16,
    fontSize: 13,
    color: 'var(--mui-palette-accent-ink)',
    backgroundColor: 'var(--mui-palette-accent-soft)',
    boxShadow: '0 4px 12px rgb(15 27 45 / 0.16)',
    pointerEvents: 'auto',
  },
  '& .BlTable-news .MuiButton-root': { borderRadius: 16, fontWeight: 650, color: 'inherit' },
  '& .BlTable-body:focus': { outline: 'none' },
} as const;
