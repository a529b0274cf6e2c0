import { onPhones } from '@backlot/ui-kit';

/** The bars of a phone: one row of tools, and views that scroll sideways and fade at the edge. */
export const phoneStyles = {
  '& .BlTable-phoneBar': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 8,
    minHeight: 64,
    boxSizing: 'border-box',
    padding: '10px 12px',
  },
  '& .BlTable-phoneBar .BlTable-search': { flex: '1 1 0', minWidth: 0, '& .BlTable-searchField': { height: 44, paddingLeft: 8 } },
  '& .BlTable-phoneBar > .MuiButton-root': { flex: 'none' },
  '& .BlTable-phoneSort': {
    flex: 'none',
    marginLeft: 'auto',
    border: '1px solid var(--mui-palette-line-main)',
    borderRadius: 8,
  },
  [onPhones]: {
    '& .BlTable-action': { minHeight: 44, lineHeight: '44px' },
    '& .BlTable-more': { width: 44, height: 44 },
    '& .BlTable-size': { height: 44 },
    '& .BlTable-views': {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: '0 28px 8px 12px',
      maskImage: 'linear-gradient(to right, #000 calc(100% - 28px), transparent)',
      '& > *': { flex: 'none' },
      '& .MuiButton-root': { minHeight: 36 },
    },
  },
} as const;
