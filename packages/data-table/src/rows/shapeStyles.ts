/** The shapes of rows and cards that are on their way. */
export const shapeStyles = {
  '& .BlTable-shapes': { overflow: 'hidden' },
  '& .BlTable-headShape': { backgroundColor: 'var(--mui-palette-surface-raised)' },
  '& .BlTable-rowShape': {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    borderTop: '1px solid var(--mui-palette-line-soft)',
    '& > div': { padding: '0 10px', boxSizing: 'border-box' },
  },
  '& .BlTable-cardShape': {
    display: 'grid',
    alignContent: 'start',
    gap: 12,
    boxSizing: 'border-box',
    padding: 16,
    borderBottom: '1px solid var(--mui-palette-line-soft)',
  },
  '& .BlTable-bone': {
    display: 'inline-block',
    height: 12,
    borderRadius: 6,
    verticalAlign: 'middle',
    backgroundColor: 'var(--mui-palette-line-soft)',
  },
} as const;
