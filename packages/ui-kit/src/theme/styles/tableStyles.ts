import type { Components, Theme } from '@mui/material/styles';
import type { Sizes } from '../tokens/density';

/** Plain tables: quiet heads, thin lines, figures in columns. */
export const tableStyles = (sizes: Sizes): Components<Theme> => ({
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: sizes.tableRow,
        padding: '4px 12px',
        fontSize: '0.84375rem',
        borderColor: theme.palette.line.soft,
        fontVariantNumeric: 'tabular-nums',
      }),
      head: ({ theme }) => ({
        height: sizes.tableHead,
        fontSize: '0.78125rem',
        fontWeight: 600,
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.surface.raised,
        borderColor: theme.palette.line.main,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.palette.accent.soft } }),
    },
  },
});
