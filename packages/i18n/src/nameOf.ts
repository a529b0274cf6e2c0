import type { Locale } from './locale';

/** Anything named in three languages by the server: menu nodes, applications, dictionary entries. */
export interface Named {
  name: string;
  enName?: string | null;
  vnName?: string | null;
}

/** The displayed name: `en` uses enName, `vn` uses vnName, otherwise name; a missing one falls back to name. */
export function nameOf(entry: Named, locale: Locale): string {
  const local = locale === 'en' ? entry.enName : locale === 'vn' ? entry.vnName : entry.name;
  return local || entry.name;
}
