import * as z from 'zod';
import { endpoint } from '../endpoint';
import { pageOf, pageQuery } from '../page';
import { id, noData, optionalText } from '../wire';

export const onlineUserRow = z.object({
  sessionId: id(),
  account: z.string(),
  nickName: z.string().nullable(),
  name: z.string(),
  lastLoginIp: z.string(),
  lastLoginTime: z.string(),
  lastLoginAddress: z.string().nullable(),
  lastLoginBrowser: z.string(),
  lastLoginOs: z.string(),
  lastSeenTime: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
export type OnlineUserRow = z.infer<typeof onlineUserRow>;

export const onlineUserApi = {
  list: endpoint({ method: 'GET', path: '/main/sysOnlineUser/list', summary: 'Open sessions, last sign-in first', access: 'sysOnlineUser.query', input: pageQuery({ account: optionalText(64).optional() }, ['lastLoginTime', 'account']), output: pageOf(onlineUserRow) }),
  forceExist: endpoint({ method: 'POST', path: '/main/sysOnlineUser/forceExist', summary: 'End a session; one that is already gone is fine', access: 'sysOnlineUser.kick', input: z.strictObject({ sessionId: id() }), output: noData() }),
};
