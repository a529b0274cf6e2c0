import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { ofForm } from '../core/textForm';
import { id, noData, nothing, text } from '../core/wire';

/** Personal settings by key, up to 16 kB of JSON each: layout, theme, language, columns of a table. */
const settingKey = z.string().check(ofForm('settingKey', /^[a-zA-Z][\w.:-]{0,79}$/));
const json = z.unknown().superRefine((input, { addIssue }) => {
  if (JSON.stringify(input ?? null).length > longest)
    addIssue({ code: 'too_big', origin: 'string', maximum: longest, inclusive: true, input });
});
const longest = 16_384;

/** A named view of a list: filters, columns, order, sort and density. */
export const savedView = z.object({
  id: id(),
  table: z.string(),
  name: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
  ownerName: z.string(),
  state: z.unknown(),
});
export type SavedView = z.infer<typeof savedView>;

export const settingApi = {
  all: endpoint({
    method: 'GET',
    path: '/main/setting/all',
    summary: 'The own settings',
    access: 'session',
    input: nothing(),
    output: z.record(z.string(), z.unknown()),
  }),
  save: endpoint({
    method: 'POST',
    path: '/main/setting/save',
    summary: 'Save one own setting; null removes it',
    access: 'session',
    input: z.strictObject({ key: settingKey, value: json }),
    output: noData(),
  }),
  views: endpoint({
    method: 'GET',
    path: '/main/setting/views',
    summary: 'Own and shared views of a table',
    access: 'session',
    input: z.strictObject({ table: settingKey }),
    output: z.array(savedView),
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/main/setting/saveView',
    summary: 'Add a view, or change an own one',
    access: 'session',
    input: z.strictObject({ id: id().optional(), table: settingKey, name: text(60), shared: z.boolean(), state: json }),
    output: z.strictObject({ id: id() }),
  }),
  deleteView: endpoint({
    method: 'POST',
    path: '/main/setting/deleteView',
    summary: 'Delete an own view',
    access: 'session',
    input: z.strictObject({ id: id() }),
    output: noData(),
  }),
};
