import type { Language } from '../../db/Language';

/** A name in three languages. */
export interface Named {
  name: string;
  enName: string | null;
  vnName: string | null;
}

/** The name in a language; Chinese where there is no other. */
export const nameIn = (language: Language, { name, enName, vnName }: Named): string =>
  ({ en: enName, 'zh-CN': name, vn: vnName })[language] || name;
