import type { Components, Theme } from '@mui/material/styles';
import type { Sizes } from '../tokens/density';
import { onPhones, touchTarget } from '../tokens/touch';

/** Tabs, links, paging and crumbs. */
export const navigationStyles = (sizes: Sizes): Components<Theme> => ({
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 4,
        '&:focus-visible': { outline: `2px solid ${theme.palette.accent.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: sizes.control,
        [onPhones]: { minHeight: touchTarget },
        borderBottom: `1px solid ${theme.palette.line.main}`,
      }),
      indicator: ({ theme }) => ({ height: 2, backgroundColor: theme.palette.accent.main }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: sizes.control,
        [onPhones]: { minHeight: touchTarget },
        minWidth: 0,
        padding: '0 2px',
        marginRight: 20,
        fontWeight: 500,
        color: theme.palette.text.secondary,
        '&.Mui-selected': { color: theme.palette.text.primary, fontWeight: 600 },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        minWidth: 30,
        height: 30,
        [onPhones]: { minWidth: 36, height: touchTarget, margin: '0 2px' },
        color: theme.palette.text.secondary,
        fontVariantNumeric: 'tabular-nums',
        '&.Mui-selected, &.Mui-selected:hover': { color: theme.palette.accent.onFill, backgroundColor: theme.palette.accent.fill },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        minHeight: sizes.menuItem,
        [onPhones]: { minHeight: touchTarget },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.palette.accent.soft, color: theme.palette.accent.ink },
      }),
    },
  },
  MuiBadge: { styleOverrides: { badge: { fontVariantNumeric: 'tabular-nums', fontWeight: 600 } } },
});
