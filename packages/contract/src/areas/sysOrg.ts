import * as z from 'zod';
import { crud } from '../crud';
import { endpoint } from '../endpoint';
import { id, nothing, optionalText, text } from '../wire';

/** A node of the organisation tree, flat with parent ids; ancestors outside the scope are context only. */
export const orgNode = z.object({ id: id(), parentId: z.string(), title: z.string(), value: z.string(), weight: z.number().int(), context: z.boolean() });
export type OrgNode = z.infer<typeof orgNode>;

/** Organisations (system-pages 1.7.13). */
export const sysOrgApi = {
  ...crud({
    path: 'sysOrg',
    permission: 'sysOrg',
    noun: 'organisation',
    row: { name: z.string(), code: z.string(), pid: z.string(), parentName: z.string().nullable(), sort: z.number().int(), remark: z.string().nullable(), status: z.number().int() },
    draft: { name: text(100), code: text(50), pid: z.union([z.literal('0'), id()]), sort: z.number().int().min(1).max(1000).default(100), remark: optionalText(500).optional() },
    filter: { name: optionalText(100).optional(), pid: id().optional() },
    sort: ['sort', 'name', 'code'],
  }),
  tree: endpoint({ method: 'GET', path: '/main/sysOrg/tree', summary: 'The organisations this person may see, with their ancestors', access: 'session', input: nothing(), output: z.array(orgNode) }),
};
