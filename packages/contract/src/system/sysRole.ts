import * as z from 'zod';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { id, integer, namedShape, nothing, optionalText, text, version, whole } from '../core/wire';
import { namedDraft } from './sysApp';

const key = z.strictObject({ id: id() });

/** 1 all data, 2 own organisation and below, 3 own organisation, 4 only own data, 5 custom (system-pages 1.6). */
export const dataScopeType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

/** What a grant would change, as people read it before they save. */
export const grantDiff = z.object({ added: z.array(z.string()), removed: z.array(z.string()), users: integer() });

/** Roles (system-pages 1.7.15). Grants send the version they read, so that nobody overwrites somebody else's. */
export const sysRoleApi = {
  ...crud({
    path: 'sysRole',
    permission: 'sysRole',
    noun: 'role',
    row: {
      ...namedShape,
      code: z.string(),
      sort: integer(),
      remark: z.string().nullable(),
      status: integer(),
      dataScopeType,
      userCount: integer(),
    },
    draft: {
      ...namedDraft(100),
      code: text(50),
      sort: whole(1, 1000).default(100),
      remark: optionalText(500).optional(),
    },
    filter: { name: optionalText(100).optional(), code: optionalText(50).optional() },
    sort: ['sort', 'name', 'code'],
  }),
  dropDown: endpoint({
    method: 'GET',
    path: '/main/sysRole/dropDown',
    summary: 'Roles this person may hand out',
    access: 'session',
    input: nothing(),
    output: z.array(z.object({ id: id(), code: z.string(), ...namedShape })),
  }),
  holders: endpoint({
    method: 'GET',
    path: '/main/sysRole/holders',
    summary: 'Every permission by name, with the enabled roles that hold it: whom to ask. Merchants are not told roles',
    access: 'session',
    input: nothing(),
    output: z.array(z.object({ permission: z.string(), ...namedShape, roles: z.array(z.object(namedShape)).nullable() })),
  }),
  ownMenu: endpoint({
    method: 'GET',
    path: '/main/sysRole/ownMenu',
    summary: 'Menu ids granted to a role',
    access: 'sysRole.get',
    input: key,
    output: z.object({ menuIds: z.array(id()), version: integer() }),
  }),
  previewGrantMenu: endpoint({
    method: 'POST',
    path: '/main/sysRole/previewGrantMenu',
    summary: 'What a menu grant would change',
    access: 'sysRole.grant',
    input: z.strictObject({ id: id(), grantMenuIdList: z.array(id()).max(10_000) }),
    isReading: true,
    output: grantDiff,
  }),
  grantMenu: endpoint({
    method: 'POST',
    path: '/main/sysRole/grantMenu',
    summary: 'Replace the menus of a role; nobody grants more than they hold',
    access: 'sysRole.grant',
    input: z.strictObject({ id: id(), version: version(), grantMenuIdList: z.array(id()).max(10_000) }),
    output: nothing(),
  }),
  ownData: endpoint({
    method: 'GET',
    path: '/main/sysRole/ownData',
    summary: 'Data scope of a role',
    access: 'sysRole.get',
    input: key,
    output: z.object({ dataScopeType, orgIds: z.array(id()), version: integer() }),
  }),
  grantData: endpoint({
    method: 'POST',
    path: '/main/sysRole/grantData',
    summary: 'Replace the data scope of a role',
    access: 'sysRole.grant',
    input: z.strictObject({ id: id(), version: version(), dataScopeType, grantOrgIdList: z.array(id()).max(10_000) }),
    output: nothing(),
  }),
  viewAs: endpoint({
    method: 'POST',
    path: '/main/sysRole/viewAs',
    summary: 'See the console as a role for 30 minutes, read-only; never more than one holds',
    access: 'sysRole.viewAs',
    input: key,
    output: nothing(),
  }),
  stopView: endpoint({
    method: 'POST',
    path: '/main/sysRole/viewAs/stop',
    summary: 'Leave the read-only view; one that is already over is fine',
    access: 'session',
    isReading: true,
    input: nothing(),
    output: nothing(),
  }),
};
