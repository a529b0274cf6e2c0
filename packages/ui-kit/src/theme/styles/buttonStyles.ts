import type { Components, Theme } from '@mui/material/styles';
import type { Sizes } from '../tokens/density';
import { onPhones, touchTarget } from '../tokens/touch';

/** Buttons: one filled action, the rest on paper with a line. */
export const buttonStyles = (sizes: Sizes): Components<Theme> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.accent.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: sizes.control,
        minWidth: 0,
        padding: '0 14px',
        borderRadius: 8,
        whiteSpace: 'nowrap',
        transitionProperty: 'background-color, border-color, color',
        variants: [
          { props: { size: 'small' }, style: { minHeight: sizes.smallControl, padding: '0 10px', fontSize: '0.8125rem' } },
          { props: { size: 'large' }, style: { minHeight: sizes.largeControl, padding: '0 20px', fontSize: '0.9375rem' } },
          { props: { variant: 'text' }, style: { padding: '0 10px' } },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: ({ theme }) => ({
              color: theme.palette.text.primary,
              borderColor: theme.palette.line.main,
              backgroundColor: theme.palette.background.paper,
              '&:hover': { borderColor: theme.palette.line.control, backgroundColor: theme.palette.surface.raised },
            }),
          },
          { props: {}, style: { [onPhones]: { minHeight: touchTarget } } },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        color: theme.palette.text.secondary,
        width: sizes.control,
        height: sizes.control,
        padding: 0,
        '& .MuiSvgIcon-root': { fontSize: 20 },
        variants: [
          { props: { size: 'small' }, style: { width: 28, height: 28, '& .MuiSvgIcon-root': { fontSize: 18 } } },
          { props: { size: 'large' }, style: { width: sizes.largeControl, height: sizes.largeControl } },
          { props: {}, style: { [onPhones]: { width: touchTarget, height: touchTarget } } },
        ],
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 2,
        padding: 2,
        borderRadius: 8,
        border: `1px solid ${theme.palette.line.main}`,
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: 0,
        minHeight: sizes.control - 6,
        [onPhones]: { minHeight: touchTarget },
        padding: '0 12px',
        borderRadius: 6,
        fontWeight: 500,
        color: theme.palette.text.secondary,
        '&.MuiToggleButtonGroup-grouped': { borderRadius: 6, margin: 0, border: 0 },
        '&.Mui-selected, &.Mui-selected:hover': { color: theme.palette.accent.ink, backgroundColor: theme.palette.accent.soft },
      }),
    },
  },
});
