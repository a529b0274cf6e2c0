import * as z from 'zod';
import { crud, exportedFile, wholeList } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { id, integer, namedShape, nothing, optionalText, text, whole } from '../core/wire';
import { namedDraft } from './sysApp';

/** A node of the organisation tree, flat with parent ids; ancestors outside the scope are context only. */
export const orgNode = z.object({
  id: id(),
  parentId: z.string(),
  title: z.string(),
  enName: z.string().nullable(),
  vnName: z.string().nullable(),
  value: z.string(),
  weight: integer(),
  context: z.boolean(),
});
export type OrgNode = z.infer<typeof orgNode>;

const organisation = {
  path: 'sysOrg',
  permission: 'sysOrg' as const,
  noun: 'organisation',
  row: {
    ...namedShape,
    code: z.string(),
    pid: z.string(),
    parent: z.object(namedShape).nullable(),
    sort: integer(),
    remark: z.string().nullable(),
    status: integer(),
  },
  draft: {
    ...namedDraft(100),
    code: text(50),
    pid: z.union([z.literal('0'), id()]),
    sort: whole(1, 1000).default(100),
    remark: optionalText(500).optional(),
  },
  filter: { name: optionalText(100).optional(), pid: id().optional() },
  sort: ['sort', 'name', 'code'] as const,
};

/** Organisations. */
export const sysOrgApi = {
  ...crud(organisation),
  list: wholeList(organisation),
  exportFile: exportedFile(organisation),
  tree: endpoint({
    method: 'GET',
    path: '/main/sysOrg/tree',
    summary: 'The organisations this person may see, with their ancestors',
    access: 'session',
    input: nothing(),
    output: z.array(orgNode),
  }),
};
