import * as z from 'zod';
import { batchResult } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { id, integer } from '../core/wire';

/** What a person did to several rows at once, as long as it may be taken back. */
export const activityRow = z.object({
  id: id(),
  /** `sysUser.changeStatus`. */
  kind: z.string(),
  /** What was wished for: `{ status: 1 }`. */
  wish: z.record(z.string(), z.unknown()),
  rowCount: integer(),
  /** The first rows by name. */
  names: z.array(z.string()),
  createTime: z.string(),
  undoTime: z.string().nullable(),
  /** Whether it may still be taken back by this person. */
  canUndo: z.boolean(),
});
export type ActivityRow = z.infer<typeof activityRow>;

/** Own bulk actions of the last days, and the way back. */
export const activityApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/activity/page',
    summary: 'The own bulk actions of the last 7 days, newest first',
    access: 'session',
    input: pageQuery({}, ['createTime']),
    output: pageOf(activityRow),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/main/activity/undo',
    summary: 'Take back a bulk action, row by row',
    access: 'session',
    input: z.strictObject({ id: id() }),
    output: batchResult,
  }),
};
