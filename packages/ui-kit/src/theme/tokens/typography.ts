import type { TypographyVariantsOptions } from '@mui/material/styles';

/** Inter for Latin and Vietnamese, the system's own faces for Chinese. */
export const fontFamily = [
  "'Inter Variable'",
  "'Inter Fallback'",
  "'PingFang SC'",
  "'Microsoft YaHei'",
  "'Noto Sans SC'",
  "'Noto Sans CJK SC'",
  'system-ui',
  'sans-serif',
].join(', ');

const title = { fontWeight: 650, letterSpacing: '-0.015em' } as const;

/** 14/21 body, 12.5 small, 20/650 page titles. */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontSize: 14,
  h1: { ...title, fontSize: '1.25rem', lineHeight: 1.4 },
  h2: { ...title, fontSize: '0.9375rem', lineHeight: 1.4, letterSpacing: '-0.01em' },
  h3: { ...title, fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: 0 },
  h4: { ...title, fontSize: '1.5625rem', lineHeight: 1.28 },
  h5: { ...title, fontSize: '1.125rem', lineHeight: 1.4 },
  h6: { ...title, fontSize: '0.9375rem', lineHeight: 1.4, letterSpacing: '-0.01em' },
  subtitle1: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 600 },
  subtitle2: { fontSize: '0.8125rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '0.875rem', lineHeight: 1.5 },
  body2: { fontSize: '0.78125rem', lineHeight: 1.5 },
  caption: { fontSize: '0.78125rem', lineHeight: 1.45 },
  overline: { fontSize: '0.6875rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: '0.06em' },
  button: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600, textTransform: 'none' },
};
