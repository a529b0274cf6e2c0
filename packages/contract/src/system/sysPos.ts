import * as z from 'zod';
import { crud, exportedFile } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { id, integer, namedShape, nothing, optionalText, text, whole } from '../core/wire';
import { namedDraft } from './sysApp';

const position = {
  path: 'sysPos',
  permission: 'sysPos' as const,
  noun: 'position',
  row: { ...namedShape, code: z.string(), sort: integer(), remark: z.string().nullable(), status: integer() },
  draft: {
    ...namedDraft(100),
    code: text(50),
    sort: whole(1, 1000).default(100),
    remark: optionalText(500).optional(),
  },
  filter: { name: optionalText(100).optional(), code: optionalText(50).optional() },
  sort: ['sort', 'name', 'code'] as const,
};

/** Positions. */
export const sysPosApi = {
  ...crud(position),
  exportFile: exportedFile(position),
  list: endpoint({
    method: 'GET',
    path: '/main/sysPos/list',
    summary: 'Every enabled position',
    access: 'session',
    input: nothing(),
    output: z.array(z.object({ id: id(), ...namedShape })),
  }),
};
