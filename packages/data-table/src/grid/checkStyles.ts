/** The checkboxes of a grid look like MUI's: a box within a round field that is easy to hit. */
export const checkStyles = {
  '& .BlTable-check': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    width: 36,
    height: 36,
    margin: 0,
    borderRadius: '50%',
    cursor: 'pointer',
    '&::before': {
      content: '""',
      boxSizing: 'border-box',
      width: 15,
      height: 15,
      border: '1.67px solid var(--mui-palette-line-control)',
      borderRadius: 2,
    },
    '&:checked::before, &:indeterminate::before': {
      borderColor: 'var(--mui-palette-accent-main)',
      backgroundColor: 'var(--mui-palette-accent-main)',
    },
    '&:checked::after, &:indeterminate::after': {
      content: '""',
      gridArea: '1 / 1',
      placeSelf: 'center',
      width: 11,
      height: 11,
      backgroundColor: 'var(--mui-palette-background-paper)',
      clipPath: 'polygon(14% 44%, 0 60%, 38% 96%, 100% 22%, 85% 8%, 37% 66%)',
    },
    '&:checked::before, &:indeterminate::before, &::before': { gridArea: '1 / 1' },
    '&:indeterminate::after': { clipPath: 'inset(40% 8%)' },
    '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
    '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -4 },
    '@media (forced-colors: active)': { appearance: 'auto', width: 16, height: 16, margin: 10, '&::before, &::after': { content: 'none' } },
  },
} as const;
