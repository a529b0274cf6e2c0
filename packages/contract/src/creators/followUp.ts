import * as z from 'zod';
import { followUpLife } from './followUpLife';
import { endpoint } from '../core/endpoint';
import { reference } from '../core/history';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { countryCode, day, id, integer, listOf, noData, oneOf, optionalText, stateCode, text, version } from '../core/wire';

/** How somebody kept in touch: 1 call, 2 message, 3 visit. */
export const followUpKinds = [1, 2, 3] as const;

/** Most files of one note. */
const mostFollowUpFiles = 3;

const followUpRow = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  up: reference,
  upNumber: z.string(),
  country: countryCode(),
  /** The submission that it is about, and its order; null where it is about the creator alone. */
  workOrderUpId: id().nullable(),
  workOrder: reference.nullable(),
  kind: integer(),
  content: z.string(),
  files: z.array(reference),
  planStatus: integer(),
  /** The day of the next contact, in the creator's country. */
  nextDate: z.string().nullable(),
  /** How the day stands in the creator's country, while it is planned. */
  due: z.enum(['overdue', 'today', 'coming']).nullable(),
  author: reference,
  /** Who makes the next contact; null where none is planned. */
  person: reference.nullable(),
  createTime: z.string(),
});
export type FollowUpRow = z.infer<typeof followUpRow>;

const filter = {
  searchValue: optionalText(100).optional(),
  kind: listOf(oneOf(followUpKinds), 3).optional(),
  planStatus: listOf(stateCode(followUpLife), 4).optional(),
  due: z.enum(['overdue', 'today', 'week']).optional(),
  /** Planned for today or before, and of whoever looks. */
  waits: z.literal('me').optional(),
  upId: id().optional(),
  workOrderUpId: id().optional(),
  personId: id().optional(),
};
const sorts = ['nextDate', 'createTime'] as const;

const note = {
  kind: oneOf(followUpKinds),
  content: text(500),
};
const next = { nextDate: day().optional(), fileIds: z.array(id()).max(mostFollowUpFiles).optional() };
const key = z.strictObject({ id: id() });

/** Notes of contacts with creators and what is planned next. */
export const followUpApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/followUp/page',
    summary: 'List follow-ups in sight',
    access: 'followUp.query',
    input: pageQuery(filter, sorts),
    output: pageOf(followUpRow),
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/followUp/export',
    summary: 'Export follow-ups to the download centre',
    access: 'followUp.export',
    input: exportQuery(filter, sorts),
    output: key,
  }),
  add: endpoint({
    method: 'POST',
    path: '/main/followUp/add',
    summary: 'Note a contact with a creator, about an order or not, and plan the next one; the days until the pool begin anew',
    access: 'followUp.add',
    input: z.strictObject({ upId: id(), workOrderUpId: id().optional(), ...note, ...next }),
    output: key,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/main/followUp/edit',
    summary: 'Correct an own note within 24 hours',
    access: 'followUp.edit',
    input: z.strictObject({ id: id(), version: version(), ...note }),
    output: noData(),
  }),
  complete: endpoint({
    method: 'POST',
    path: '/main/followUp/complete',
    summary: 'Note the contact that was planned; answers the new note',
    access: 'followUp.add',
    input: z.strictObject({ id: id(), ...note, ...next }),
    output: key,
  }),
  postpone: endpoint({
    method: 'POST',
    path: '/main/followUp/postpone',
    summary: 'Plan a contact for another day, today or later',
    access: 'followUp.add',
    input: z.strictObject({ id: id(), nextDate: day() }),
    output: noData(),
  }),
  drop: endpoint({
    method: 'POST',
    path: '/main/followUp/drop',
    summary: 'Say that a planned contact is not needed any more',
    access: 'followUp.add',
    input: z.strictObject({ id: id(), reason: optionalText(200).optional() }),
    output: noData(),
  }),
};
