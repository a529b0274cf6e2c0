import type { Join } from './joinFiles.ts';
import type { Names } from './names.ts';

interface Place {
  file: string;
  application: string;
  /** The directory it stands in; at the top of its application without it. */
  parent?: string;
}

/** Where the menu of a domain is. */
const places: Record<string, Place> = {
  system: { file: 'system', application: 'system' },
  account: { file: 'system', application: 'system' },
  creators: { file: 'creators', application: 'marketing', parent: 'creators' },
  merchants: { file: 'merchants', application: 'marketing' },
  trade: { file: 'trade', application: 'marketing', parent: 'trade' },
  money: { file: 'money', application: 'marketing', parent: 'money' },
  collection: { file: 'collection', application: 'channel', parent: 'collection' },
  analysis: { file: 'analysis', application: 'marketing', parent: 'creators' },
};

/** The menu rows of a new screen, at the end of its domain's menu: administrators get it, the other roles by hand. */
export const menuJoins = ({ domain, one, many, Many, Words, zh, vn }: Names): Join[] => {
  const place = places[domain];
  if (!place) throw new Error(`There is no domain “${domain}”: ${Object.keys(places).join(', ')}.`);
  const row = `  ...screen({
    code: '${one}',${place.parent ? `\n    parent: '${place.parent}',` : ''}
    application: '${place.application}',
    names: { en: '${Words}', 'zh-CN': '${zh}', vn: '${vn}' },
    path: '/${many}',
    component: '${Many}',
    icon: 'List',
    sort: 900,
    grants: { query: ['admin'], get: ['admin'], add: ['admin'], edit: ['admin'], delete: ['admin'], export: ['admin'] },
  }),`;
  return [{ file: `apps/server/src/seed/menus/${place.file}.ts`, line: row, before: /^\];/ }];
};
