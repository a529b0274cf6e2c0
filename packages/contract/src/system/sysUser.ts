import * as z from 'zod';
import { batchResult, crud, exportedFile, matchingIds } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { statusRefusals } from '../core/statusRefusals';
import { ofForm } from '../core/textForm';
import { countryCode, id, integer, listOf, noData, nothing, oneOf, optionalText, pastDay, text, version } from '../core/wire';
import { reference } from '../core/history';

const key = z.strictObject({ id: id() });
const ids = z.array(id()).min(1).max(100);
const idList = (max: number) => z.array(id()).max(max);

/** What a bulk action would do, before anything happens: counts, and the rows it would refuse with their reasons. */
export const rehearsal = z.object({
  total: integer(),
  willChange: integer(),
  unchanged: integer(),
  /** Rows that are as wished already: a run leaves them out. */
  unchangedIds: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), name: z.string(), code: integer(), message: z.string() })),
});
export type Rehearsal = z.infer<typeof rehearsal>;

const statusChange = z.strictObject({ ids, status: z.union([z.literal(0), z.literal(1)]) });
/** Names one action that is sent in portions, so that it can be taken back as one. */
const batch = z.uuid().optional();

/** Organisations a person also works for, each with the positions held there. */
const extIds = z.array(z.strictObject({ orgId: id(), posIdList: z.array(id()).min(1).max(20) })).max(20);

const filter = {
  searchValue: optionalText(100).optional(),
  searchStatus: listOf(oneOf([0, 1]), 2).optional(),
  orgId: id().optional(),
  roleId: id().optional(),
  /** Whose sign-in is paused after wrong passwords or codes. */
  signIn: z.literal('paused').optional(),
};
const sort = ['createTime', 'account', 'name', 'lastLoginTime'] as const;

/** Users. Super administrators never appear in the list. */
export const sysUserApi = {
  exportFile: exportedFile({ path: 'sysUser', permission: 'sysUser', noun: 'user', filter, sort }),
  ...crud({
    path: 'sysUser',
    permission: 'sysUser',
    noun: 'user',
    row: {
      account: z.string(),
      name: z.string(),
      nickName: z.string().nullable(),
      sex: integer(),
      birthday: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      tel: z.string().nullable(),
      /** A file id. */
      avatar: z.string().nullable(),
      country: countryCode().nullable(),
      org: reference.nullable(),
      jobNum: z.string().nullable(),
      positions: z.array(reference),
      /** Attached organisations within the reader's scope; they widen nobody's data scope. */
      extOrgPos: z.array(z.object({ org: reference, positions: z.array(reference) })),
      roles: z.array(reference),
      status: integer(),
      lastLoginTime: z.string().nullable(),
      lastLoginIp: z.string().nullable(),
      /** Whether a second factor is asked for when signing in. */
      secondFactor: z.boolean(),
      createTime: z.string(),
    },
    draft: {
      account: z
        .string()
        .trim()
        .check(ofForm('account', /^[A-Za-z][A-Za-z0-9._-]{4,31}$/)),
      name: text(60),
      nickName: optionalText(60).optional(),
      sex: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(3),
      birthday: pastDay().optional(),
      email: z.email().max(120).optional(),
      phone: z
        .string()
        .trim()
        .check(ofForm('phone', /^\+[1-9]\d{6,14}$/)),
      country: countryCode().optional(),
      orgId: id(),
      jobNum: optionalText(50).optional(),
      /** Not empty for a new person, nor for one who holds a position. */
      posIdList: idList(20),
      tel: optionalText(30).optional(),
      /** Left out, they stay as they are; those beyond the caller's scope stay in any case. */
      extIds: extIds.optional(),
      password: z.string().min(8).max(128).optional(),
    },
    filter,
    sort,
  }),
  matching: matchingIds({ path: 'sysUser', permission: 'sysUser', noun: 'user', filter, sort }),
  viewAs: endpoint({
    method: 'POST',
    path: '/main/sysUser/viewAs',
    summary: 'See the console with the roles and the organisation of a user for 30 minutes, read-only',
    access: 'sysUser.viewAs',
    input: z.strictObject({ id: id() }),
    output: nothing(),
  }),
  selector: endpoint({
    method: 'GET',
    path: '/main/sysUser/selector',
    summary: 'Up to 50 users in scope by name or account',
    access: 'sysUser.query',
    input: z.strictObject({ name: optionalText(60).optional() }),
    output: z.array(z.object({ id: id(), name: z.string(), account: z.string() })),
  }),
  rehearseStatus: endpoint({
    method: 'POST',
    path: '/main/sysUser/rehearseStatus',
    summary: 'What a change of status would do',
    access: 'sysUser.edit',
    isReading: true,
    input: statusChange,
    refusals: statusRefusals,
    output: rehearsal,
  }),
  changeStatus: endpoint({
    method: 'POST',
    path: '/main/sysUser/changeStatus',
    summary: 'Enable or disable users; disabling ends their sessions',
    access: 'sysUser.edit',
    input: statusChange.extend({ batch }),
    refusals: statusRefusals,
    output: batchResult,
  }),
  resetPwd: endpoint({
    method: 'POST',
    path: '/main/sysUser/resetPwd',
    summary: 'Set a new one-time password, shown once, and end the sessions',
    access: 'sysUser.resetPwd',
    input: key,
    output: z.object({ password: z.string() }),
  }),
  resetFactor: endpoint({
    method: 'POST',
    path: '/main/sysUser/resetFactor',
    summary: 'Take away a second factor that a user lost, end the sessions and tell the user; 1011017 when none is in use',
    access: 'sysUser.resetFactor',
    input: key,
    output: noData(),
  }),
  ownRole: endpoint({
    method: 'GET',
    path: '/main/sysUser/ownRole',
    summary: 'Roles of a user',
    access: 'sysUser.get',
    input: key,
    output: z.object({ roleIds: z.array(id()), version: integer() }),
  }),
  grantRole: endpoint({
    method: 'POST',
    path: '/main/sysUser/grantRole',
    summary: 'Replace the roles of a user',
    access: 'sysUser.grant',
    input: z.strictObject({ id: id(), version: version(), grantRoleIdList: idList(100) }),
    output: noData(),
  }),
  rehearseRoles: endpoint({
    method: 'POST',
    path: '/main/sysUser/rehearseRoles',
    summary: 'What adding and removing roles would do',
    access: 'sysUser.grant',
    isReading: true,
    input: z.strictObject({ ids, add: idList(20), remove: idList(20) }),
    output: rehearsal,
  }),
  changeRoles: endpoint({
    method: 'POST',
    path: '/main/sysUser/changeRoles',
    summary: 'Add and remove roles of several users',
    access: 'sysUser.grant',
    input: z.strictObject({ ids, add: idList(20), remove: idList(20), batch }),
    output: batchResult,
  }),
  ownData: endpoint({
    method: 'GET',
    path: '/main/sysUser/ownData',
    summary: 'Organisations granted to a user beyond their roles',
    access: 'sysUser.get',
    input: key,
    output: z.object({ orgIds: z.array(id()), version: integer() }),
  }),
  grantData: endpoint({
    method: 'POST',
    path: '/main/sysUser/grantData',
    summary: 'Replace the organisations granted to a user',
    access: 'sysUser.grant',
    input: z.strictObject({ id: id(), version: version(), grantOrgIdList: idList(10_000) }),
    output: noData(),
  }),
};
