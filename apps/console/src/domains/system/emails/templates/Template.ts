import type { messageTemplateApi } from '@backlot/contract';
import type { RowOf } from '../../../../kit/list/CrudArea';

export type Template = RowOf<typeof messageTemplateApi>;

/** Languages that a template is worded in. */
export const wordedIn = [
  ['zh-CN', 'lang_zhCN'],
  ['en', 'lang_en'],
  ['vn', 'lang_vn'],
] as const;
