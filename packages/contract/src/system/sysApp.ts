import * as z from 'zod';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { id, integer, namedShape, noData, nothing, optionalText, text, whole } from '../core/wire';

/** Names in the three languages as a form sends them. */
export const namedDraft = (max: number) => ({
  name: text(max),
  enName: optionalText(max).optional(),
  vnName: optionalText(max).optional(),
});

/** Applications of the switcher (system-pages 1.7.1). */
export const sysAppApi = {
  ...crud({
    path: 'sysApp',
    permission: 'sysApp',
    noun: 'application',
    row: { ...namedShape, code: z.string(), active: z.enum(['Y', 'N']), status: integer(), sort: integer() },
    draft: {
      ...namedDraft(100),
      code: text(50),
      sort: whole(1, 1000).default(100),
      /** Left out, a new one is not the default and another stays what it is. */ active: z.enum(['Y', 'N']).optional(),
    },
    filter: { name: optionalText(100).optional(), code: optionalText(50).optional() },
    sort: ['sort', 'name', 'code'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/main/sysApp/list',
    summary: 'Every enabled application',
    access: 'sysApp.query',
    input: nothing(),
    output: z.array(z.object({ id: id(), code: z.string(), ...namedShape })),
  }),
  setAsDefault: endpoint({
    method: 'POST',
    path: '/main/sysApp/setAsDefault',
    summary: 'Make an application the default; the others stop being it',
    access: 'sysApp.edit',
    input: z.strictObject({ id: id() }),
    output: noData(),
  }),
};
