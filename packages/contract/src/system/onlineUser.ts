import * as z from 'zod';
import { batchResult } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { id, noData, optionalText } from '../core/wire';

export const onlineUserRow = z.object({
  /** The session's, as `sessionId`. */
  id: id(),
  sessionId: id(),
  account: z.string(),
  nickName: z.string().nullable(),
  name: z.string(),
  lastLoginIp: z.string(),
  lastLoginTime: z.string(),
  /** Where the address is: the local network, or null for one of the internet. */
  lastLoginAddress: z.string().nullable(),
  lastLoginBrowser: z.string(),
  lastLoginOs: z.string(),
  lastSeenTime: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
export type OnlineUserRow = z.infer<typeof onlineUserRow>;

export const onlineUserApi = {
  list: endpoint({
    method: 'GET',
    path: '/main/sysOnlineUser/list',
    summary: 'Open sessions of people in scope, last sign-in first',
    access: 'sysOnlineUser.query',
    input: pageQuery({ account: optionalText(64).optional() }, ['lastLoginTime', 'account']),
    output: pageOf(onlineUserRow),
  }),
  forceExist: endpoint({
    method: 'POST',
    path: '/main/sysOnlineUser/forceExist',
    summary: 'End a session; one that is already gone is fine',
    access: 'sysOnlineUser.kick',
    input: z.strictObject({ sessionId: id() }),
    output: noData(),
  }),
  forceMany: endpoint({
    method: 'POST',
    path: '/main/sysOnlineUser/forceMany',
    summary: 'End several sessions; the own one is refused with 1013004',
    access: 'sysOnlineUser.kick',
    input: z.strictObject({ ids: z.array(id()).min(1).max(100) }),
    output: batchResult,
  }),
};
