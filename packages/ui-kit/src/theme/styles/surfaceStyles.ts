import type { Components, Theme } from '@mui/material/styles';
import type { Sizes } from '../tokens/density';
import { onPhones, touchTarget } from '../tokens/touch';
import { floating } from './floating';

/** What lies on the ground, and what floats above it. */
export const surfaceStyles = (sizes: Sizes): Components<Theme> => ({
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.palette.line.main }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderRadius: 12, boxShadow: theme.shadows[1] }) },
  },
  MuiCardContent: { styleOverrides: { root: { padding: sizes.cardPadding, '&:last-child': { paddingBottom: sizes.cardPadding } } } },
  MuiDialog: {
    styleOverrides: { paper: ({ theme }) => ({ borderRadius: 12, boxShadow: theme.shadows[8] }), paperFullScreen: { borderRadius: 0 } },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h5, padding: '18px 20px 12px' }) } },
  MuiDialogContent: { styleOverrides: { root: { padding: '4px 20px 20px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '12px 20px 16px', gap: 8 }, spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgba(10, 18, 32, 0.5)' }, invisible: { backgroundColor: 'transparent' } } },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenu: { styleOverrides: { paper: floating, list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: sizes.menuItem,
        [onPhones]: { minHeight: touchTarget },
        borderRadius: 6,
        padding: '4px 10px',
        gap: 8,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.palette.accent.soft, color: theme.palette.accent.ink },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.78125rem',
        fontWeight: 500,
        padding: '6px 10px',
        borderRadius: 6,
        color: theme.palette.background.paper,
        backgroundColor: theme.palette.text.primary,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 8, padding: '6px 14px', alignItems: 'center', fontSize: '0.875rem' },
      standard: ({ theme, ownerState }) => {
        const tone = theme.palette.tone[alertTone[ownerState.severity ?? 'success']];
        return { color: tone.ink, backgroundColor: tone.soft, '& .MuiAlert-icon': { color: tone.ink } };
      },
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.palette.line.soft }) } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.palette.line.soft }),
      text: { borderRadius: 6 },
      rounded: { borderRadius: 8 },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, borderRadius: 3, backgroundColor: theme.palette.line.soft }),
      bar: ({ theme }) => ({ borderRadius: 3, backgroundColor: theme.palette.accent.main }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 6, fontWeight: 500 },
      clickable: { [onPhones]: { minHeight: 36 } },
      outlined: ({ theme }) => ({ borderColor: theme.palette.line.main }),
      sizeSmall: { fontSize: '0.75rem' },
    },
  },
});

const alertTone = { success: 'ok', info: 'info', warning: 'warn', error: 'bad' } as const;
