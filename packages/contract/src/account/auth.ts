import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { ofForm } from '../core/textForm';
import { id, integer, namedShape, noData, nothing, text } from '../core/wire';
import { appEntry, menuNode } from '../system/menu';

/** What the fields of a sign-in may hold. Empty ones are refused with 1011001, so they pass here. */
const typed = z
  .string()
  .max(128)
  .check(ofForm('lines', /^[^\0]*$/));
const phone = z
  .string()
  .max(20)
  .check(ofForm('phone', /^\+?[\d ()-]*$/));

/**
 * By account and password, or by phone and the code sent to it; `code` is the captcha's proof when the captcha is on, or when a
 * refusal with 1011011 has a field of that name: it goes past the pause. With a second factor that is refused by 1011014, whose field
 * `ticket` goes with the code of the authenticator into another call.
 */
export const loginInput = z.union([
  z.strictObject({
    account: typed.optional(),
    password: typed.optional(),
    code: z.string().max(500).optional(),
    tenantCode: z.string().max(64).optional(),
  }),
  z.strictObject({ mobile: phone, captcha: z.string().max(10), code: z.string().max(500).optional() }),
  z.strictObject({ ticket: z.string().max(100), secondFactor: z.string().max(20) }),
]);

/** Menu code and its granted actions. */
export const rolePermission = z.object({ permissionId: z.string(), actionList: z.array(z.string()) });

export const roleInfo = z.object({ id: id(), code: z.string(), ...namedShape, permissions: z.array(rolePermission) });

/** The signed-in person. */
export const loginUser = z.object({
  id: id(),
  account: z.string(),
  name: z.string(),
  nickName: z.string().nullable(),
  /** File id, shown through the preview call. */
  avatar: id().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  orgName: z.string().nullable(),
  orgEnName: z.string().nullable(),
  orgVnName: z.string().nullable(),
  /** '1' is an administrator who sees every button. */
  adminType: z.enum(['1', '2']),
  isAbroad: z.boolean(),
  roles: z.array(roleInfo),
  /** Granted buttons as `code:action`. */
  permissions: z.array(z.string()),
  apps: z.array(appEntry),
  /** Menus of the active application, flat, ordered. */
  menus: z.array(menuNode),
  lastLoginTime: z.string().nullable(),
  lastLoginIp: z.string().nullable(),
  /** Set while the console is looked at as a role or as a person, read-only. */
  viewAs: z.object({ kind: z.enum(['role', 'user']), ...namedShape, until: z.string(), remainingSeconds: integer() }).nullish(),
});

export type LoginUser = z.infer<typeof loginUser>;
export type RoleInfo = z.infer<typeof roleInfo>;
export type RolePermission = z.infer<typeof rolePermission>;

export const sessionRow = z.object({
  id: id(),
  ip: z.string(),
  /** Where that is, as far as it can be told; null for the internet. */
  place: z.string().nullable(),
  browser: z.string(),
  os: z.string(),
  createTime: z.string(),
  lastSeenTime: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});

const password = z
  .string()
  .min(8)
  .max(128)
  .check(ofForm('lines', /^[^\0]*$/));

export const authApi = {
  login: endpoint({
    method: 'POST',
    path: '/main/login',
    summary: 'Sign in; data is the token, valid for 7 days',
    access: 'public',
    input: loginInput,
    output: z.string(),
  }),
  logout: endpoint({
    method: 'GET',
    path: '/main/logout',
    summary: 'End this session; POST works too',
    access: 'public',
    input: nothing(),
    output: noData(),
  }),
  getLoginUser: endpoint({
    method: 'GET',
    path: '/main/getLoginUser',
    summary: 'The signed-in person with roles, permissions, applications and menus',
    access: 'session',
    input: nothing(),
    output: loginUser,
  }),
  getTenantOpen: endpoint({
    method: 'GET',
    path: '/main/getTenantOpen',
    summary: 'Whether signing in asks for a tenant; never here, one installation is one house',
    access: 'public',
    input: nothing(),
    output: z.boolean(),
  }),
  getSmsCaptcha: endpoint({
    method: 'GET',
    path: '/main/getSmsCaptcha',
    summary: 'Send a sign-in code of 6 digits to a phone; the answer says how long it works',
    access: 'public',
    input: z.strictObject({ mobile: phone, code: z.string().max(500).optional() }),
    output: z.object({ validSeconds: z.number(), resendSeconds: z.number() }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/main/register',
    summary: 'Register a merchant account',
    access: 'public',
    input: z.strictObject({
      account: z
        .string()
        .trim()
        .check(ofForm('account', /^[A-Za-z][A-Za-z0-9._-]{4,31}$/)),
      password,
      shopName: text(100),
      country: z.enum(['PH', 'MY', 'TH', 'VN', 'SG', 'ID']),
      mobile: phone,
      email: z.email().max(120),
      agreed: z.literal(true),
      code: z.string().max(500).optional(),
    }),
    output: z.object({ account: z.string() }),
  }),
  sendRecoverCode: endpoint({
    method: 'POST',
    path: '/main/recover/sendCode',
    summary: 'Send a recovery code to the e-mail of an account; answers the same for unknown accounts',
    access: 'public',
    input: z.strictObject({ email: z.email().max(120), code: z.string().max(500).optional() }),
    output: z.object({ validSeconds: z.number(), resendSeconds: z.number() }),
  }),
  recover: endpoint({
    method: 'POST',
    path: '/main/recover/reset',
    summary: 'Set a new password with a recovery code; ends every session of the account',
    access: 'public',
    input: z.strictObject({ email: z.email().max(120), captcha: z.string().check(ofForm('sixDigits', /^\d{6}$/)), password }),
    output: noData(),
  }),
  updatePassword: endpoint({
    method: 'POST',
    path: '/main/sysUser/updatePwd',
    summary: 'Change the own password; ends the other sessions',
    access: 'session',
    input: z.strictObject({ password: typed, newPassword: password, id: id().optional() }),
    output: noData(),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/main/session/list',
    summary: 'The own sessions with their devices',
    access: 'session',
    input: nothing(),
    output: z.array(sessionRow),
  }),
  revokeSession: endpoint({
    method: 'POST',
    path: '/main/session/revoke',
    summary: 'End one of the own sessions',
    access: 'session',
    input: z.strictObject({ id: id() }),
    output: noData(),
  }),
};
