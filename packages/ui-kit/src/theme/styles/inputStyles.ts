import type { Components, Theme } from '@mui/material/styles';
import type { Sizes } from '../tokens/density';
import { onPhones, touchTarget } from '../tokens/touch';
import { floating } from './floating';

/** Fields: the label stands above, the outline has no notch. */
export const inputStyles = (sizes: Sizes): Components<Theme> => ({
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiInputLabel-formControl': { position: 'static', transform: 'none', maxWidth: '100%' },
        marginBottom: 6,
        fontSize: '0.78125rem',
        lineHeight: 1.45,
        fontWeight: 600,
        color: theme.palette.text.primary,
        whiteSpace: 'normal',
        '&.Mui-focused': { color: theme.palette.text.primary },
        '&.Mui-error': { color: theme.palette.error.main },
        '&.Mui-disabled': { color: theme.palette.ink.third },
      }),
      asterisk: ({ theme }) => ({ color: theme.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: sizes.control + 4,
        borderRadius: 8,
        backgroundColor: theme.palette.background.paper,
        '&.MuiInputBase-sizeSmall': { minHeight: sizes.control },
        [onPhones]: { '&, &.MuiInputBase-sizeSmall': { minHeight: touchTarget } },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.line.control },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.palette.accent.main,
          boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.palette.accent.chosen} 20%, transparent)`,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.error.main },
        '&.Mui-disabled': { backgroundColor: theme.palette.surface.raised },
        // What stands before the text brings its own distance.
        '&.MuiInputBase-adornedStart:not(.MuiAutocomplete-inputRoot) .MuiInputBase-input': { paddingLeft: 0 },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.palette.line.main,
        transition: 'border-color 120ms, box-shadow 120ms',
        '& legend': { display: 'none' },
      }),
      input: ({ theme }) => ({
        padding: '0 12px',
        height: sizes.control - 2,
        [onPhones]: { height: touchTarget - 2 },
        '&::placeholder': { color: theme.palette.ink.third, opacity: 1 },
      }),
      multiline: { padding: '8px 0', '& textarea': { padding: '0 12px' } },
    },
  },
  MuiInputBase: { styleOverrides: { input: { '&[type=number]': { fontVariantNumeric: 'tabular-nums' } } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '4px 0 0',
        fontSize: '0.78125rem',
        lineHeight: 1.45,
        '&.Mui-disabled': { color: theme.palette.ink.third },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.78125rem',
        fontWeight: 600,
        color: theme.palette.text.primary,
        '&.Mui-focused': { color: theme.palette.text.primary },
        '&.Mui-disabled': { color: theme.palette.ink.third },
      }),
      asterisk: ({ theme }) => ({ color: theme.palette.error.main }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -8, [onPhones]: { marginLeft: -12 } } } },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 8,
        [onPhones]: { padding: 12 },
        color: theme.palette.line.control,
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: theme.palette.accent.main },
      }),
    },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 8,
        [onPhones]: { padding: 12 },
        color: theme.palette.line.control,
        '&.Mui-checked': { color: theme.palette.accent.main },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 40, height: 24, padding: 2 },
      switchBase: {
        padding: 4,
        '&.Mui-checked': { transform: 'translateX(16px)', color: '#fff' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
      },
      thumb: { width: 16, height: 16, boxShadow: 'none' },
      track: ({ theme }) => ({ borderRadius: 10, opacity: 1, backgroundColor: theme.palette.line.control }),
    },
  },
  MuiSelect: { styleOverrides: { select: { display: 'flex', alignItems: 'center', minHeight: 0 } } },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        paddingTop: 0,
        paddingBottom: 0,
        paddingLeft: 4,
        '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': { padding: '0 36px 0 4px' },
      },
      paper: floating,
      option: { minHeight: sizes.menuItem, [onPhones]: { minHeight: touchTarget } },
    },
  },
});
