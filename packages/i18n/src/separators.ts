import type { Locale } from './locale';

/** What stands between thousands and before decimals. */
export const separators: Record<Locale, { group: string; decimal: string }> = {
  'zh-CN': { group: ',', decimal: '.' },
  en: { group: ',', decimal: '.' },
  vn: { group: '.', decimal: ',' },
};
