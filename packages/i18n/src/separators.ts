import type { Locale } from './locale';

/** What stands between thousands and before decimals. */
export const separators: Record<Locale, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  'zh-CN': { group: ',', decimal: '.' },
  vn: { group: '.', decimal: ',' },
};
