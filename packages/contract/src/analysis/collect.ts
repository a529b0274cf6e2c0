import * as z from 'zod';
import { batchResult } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { can } from '../core/history';
import { pageOf, pageQuery } from '../core/page';
import { id, integer, nothing, optionalText, text, version } from '../core/wire';
import { workRow } from './workInfo';

/** As many works as a collection holds. */
export const mostGathered = 200;

const key = z.strictObject({ id: id() });
const draft = { name: text(60), note: optionalText(300).optional() };
const workIds = z.array(id()).min(1).max(100);

/** What the works have together; unknown counts are left out of sums. */
const sums = z.object({
  works: integer(),
  views: integer(),
  likes: integer(),
  comments: integer(),
  shares: integer(),
  gained24: integer(),
});

const collectRow = z.object({
  id: id(),
  version: integer(),
  can,
  name: z.string(),
  note: z.string().nullable(),
  sums,
  createTime: z.string(),
});
export type CollectRow = z.infer<typeof collectRow>;

const collectDetail = collectRow.extend({
  /** Views won a day by all of them together, days of the viewer's country; days of which nothing is known are left out. */
  days: z.array(z.object({ day: z.string(), views: integer() })),
  parts: z.array(workRow.extend({ addTime: z.string(), sinceAdded: integer().nullable() })),
  dataTime: z.string().nullable(),
});
export type CollectDetail = z.infer<typeof collectDetail>;

/** Works that a person gathered under a name and follows together; everybody has own ones. */
export const collectApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/collect/page',
    summary: 'List own collections',
    access: 'workInfo.query',
    input: pageQuery({ searchValue: optionalText(60).optional() }, ['createTime', 'name']),
    output: pageOf(collectRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/collect/detail',
    summary: 'Read one collection: the sum, and its works as far as they are still in sight',
    access: 'workInfo.get',
    input: key,
    output: collectDetail,
  }),
  add: endpoint({
    method: 'POST',
    path: '/main/collect/add',
    summary: 'Begin a collection',
    access: 'workInfo.query',
    input: z.strictObject(draft),
    output: key,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/main/collect/edit',
    summary: 'Rename a collection',
    access: 'workInfo.query',
    input: z.strictObject({ id: id(), version: version(), ...draft }),
    output: nothing(),
  }),
  delete: endpoint({
    method: 'POST',
    path: '/main/collect/delete',
    summary: 'Give collections up; the works stay',
    access: 'workInfo.query',
    input: z.strictObject({ ids: z.array(id()).min(1).max(100) }),
    output: batchResult,
  }),
  addWorks: endpoint({
    method: 'POST',
    path: '/main/collect/addWorks',
    summary: `Put works into a collection; at most ${mostGathered} each`,
    access: 'workInfo.query',
    input: z.strictObject({ id: id(), workIds }),
    output: z.object({ added: integer() }),
  }),
  removeWorks: endpoint({
    method: 'POST',
    path: '/main/collect/removeWorks',
    summary: 'Take works out of a collection',
    access: 'workInfo.query',
    input: z.strictObject({ id: id(), workIds }),
    output: nothing(),
  }),
};
