import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { id, integer, namedShape, noData, nothing, optionalText, text, version, whole } from '../core/wire';
import { namedDraft } from './sysApp';

/** A menu of the tree table: 0 directory, 1 menu, 2 button (system-pages 1.7.10). */
export const menuRow = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  ...namedShape,
  code: z.string(),
  pid: z.string(),
  application: z.string(),
  type: integer(),
  openType: integer(),
  redirect: z.string().nullable(),
  component: z.string().nullable(),
  router: z.string().nullable(),
  permission: z.string().nullable(),
  link: z.string().nullable(),
  icon: z.string().nullable(),
  weight: integer(),
  visible: z.enum(['Y', 'N']),
  sort: integer(),
  remark: z.string().nullable(),
});
export type MenuRow = z.infer<typeof menuRow>;

const menuDraft = {
  ...namedDraft(100),
  code: text(64),
  application: text(64),
  type: whole(0, 2),
  pid: z.union([z.literal('0'), id()]),
  openType: whole(0, 3),
  redirect: optionalText(255).optional(),
  component: optionalText(255).optional(),
  router: optionalText(255).optional(),
  permission: optionalText(128).optional(),
  link: optionalText(500).optional(),
  icon: optionalText(64).optional(),
  weight: whole(1, 2),
  visible: z.enum(['Y', 'N']),
  sort: whole(1, 1000).default(100),
  remark: optionalText(500).optional(),
};

/** A node of the grant and parent pickers, flat with parent ids. */
export const menuPick = z.object({
  id: id(),
  parentId: z.string(),
  ...namedShape,
  application: z.string(),
  type: integer(),
  weight: integer(),
});

export const sysMenuApi = {
  list: endpoint({
    method: 'GET',
    path: '/main/sysMenu/list',
    summary: 'Every menu, flat in tree order',
    access: 'sysMenu.query',
    input: z.strictObject({ name: optionalText(100).optional(), application: optionalText(64).optional() }),
    output: z.array(menuRow),
  }),
  apps: endpoint({
    method: 'GET',
    path: '/main/sysMenu/apps',
    summary: 'Names of the enabled applications that a menu can belong to',
    access: 'sysMenu.query',
    input: nothing(),
    output: z.array(z.object({ id: id(), code: z.string(), ...namedShape })),
  }),
  tree: endpoint({
    method: 'GET',
    path: '/main/sysMenu/tree',
    summary: 'Directories and menus of an application',
    access: 'sysMenu.query',
    input: z.strictObject({ application: text(64) }),
    output: z.array(menuPick),
  }),
  treeForGrant: endpoint({
    method: 'GET',
    path: '/main/sysMenu/treeForGrant',
    summary: 'What this person may grant: never more than they hold',
    access: 'session',
    input: nothing(),
    output: z.array(menuPick),
  }),
  detail: endpoint({
    method: 'POST',
    path: '/main/sysMenu/detail',
    summary: 'Read one menu',
    access: 'sysMenu.get',
    isReading: true,
    input: z.strictObject({ id: id() }),
    output: menuRow,
  }),
  add: endpoint({
    method: 'POST',
    path: '/main/sysMenu/add',
    summary: 'Add a menu',
    access: 'sysMenu.add',
    input: z.strictObject(menuDraft),
    output: z.strictObject({ id: id() }),
  }),
  edit: endpoint({
    method: 'POST',
    path: '/main/sysMenu/edit',
    summary: 'Edit a menu; moving it moves its subtree',
    access: 'sysMenu.edit',
    input: z.strictObject({ id: id(), version: version(), ...menuDraft }),
    output: noData(),
  }),
  delete: endpoint({
    method: 'POST',
    path: '/main/sysMenu/delete',
    summary: 'Delete a menu with everything below it',
    access: 'sysMenu.delete',
    input: z.strictObject({ id: id() }),
    output: z.object({ deleted: integer(), roles: integer() }),
  }),
};
