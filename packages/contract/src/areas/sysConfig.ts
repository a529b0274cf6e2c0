import * as z from 'zod';
import { crud } from '../crud';
import { optionalText, text } from '../wire';

/** Settings (system-pages 1.7.3). A secret's value is masked in lists and kept when the mask comes back. */
export const sysConfigApi = crud({
  path: 'sysConfig',
  permission: 'sysConfig',
  noun: 'setting',
  row: { name: z.string(), code: z.string(), value: z.string(), secret: z.boolean(), sysFlag: z.enum(['Y', 'N']), groupCode: z.string(), remark: z.string().nullable() },
  draft: { name: text(100), code: text(64), value: text(2000), secret: z.boolean().default(false), groupCode: text(64), remark: optionalText(500).optional() },
  filter: { name: optionalText(100).optional(), code: optionalText(64).optional(), groupCode: optionalText(64).optional() },
  sort: ['groupCode', 'name', 'code'],
});
