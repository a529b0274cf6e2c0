import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, noData, optionalText } from '../wire';

/** The own profile. An id in the body is accepted for old clients and never read: only the caller changes. */
export const accountApi = {
  updateInfo: endpoint({ method: 'POST', path: '/main/sysUser/updateInfo', summary: 'Change the own nickname', access: 'session', input: z.strictObject({ nickName: optionalText(60), id: id().optional() }), output: noData() }),
  updateAvatar: endpoint({ method: 'POST', path: '/main/sysUser/updateAvatar', summary: 'Use an own uploaded picture as avatar, or none', access: 'session', input: z.strictObject({ avatar: id().nullable(), id: id().optional() }), output: noData() }),
};
