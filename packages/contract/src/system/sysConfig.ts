import * as z from 'zod';
import { crud, wholeList } from '../core/crud';
import { ofForm } from '../core/textForm';
import { namedShape, optionalText, text } from '../core/wire';
import { namedDraft } from './sysApp';

/** What stands in the place of a secret: lists and forms show it, and sending it back keeps the secret. */
export const maskedSecret = '••••••••';

const setting = {
  path: 'sysConfig',
  permission: 'sysConfig' as const,
  noun: 'setting',
  row: {
    ...namedShape,
    code: z.string(),
    value: z.string(),
    secret: z.boolean(),
    sysFlag: z.enum(['Y', 'N']),
    groupCode: z.string(),
    remark: z.string().nullable(),
  },
  draft: {
    ...namedDraft(100),
    code: z
      .string()
      .trim()
      .check(ofForm('configCode', /^[A-Z][A-Z0-9_]{1,63}$/)),
    value: text(2000),
    secret: z.boolean().default(false),
    /** Those of the system are not deleted, and stay so. Left out, a new one is not, and another stays what it is. */ sysFlag: z
      .enum(['Y', 'N'])
      .optional(),
    groupCode: text(64),
    remark: optionalText(500).optional(),
  },
  filter: { name: optionalText(100).optional(), code: optionalText(64).optional(), groupCode: optionalText(64).optional() },
  sort: ['groupCode', 'name', 'code'] as const,
};

/** Settings (system-pages 1.7.3). A system parameter says `default` for what the server was started with. */
export const sysConfigApi = { ...crud(setting), list: wholeList(setting) };
