import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { id, noData, nothing, optionalText, pastDay } from '../core/wire';

/** 1 male, 2 female, 3 unknown. */
const sex = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** The own profile. An id in the body is accepted for old clients and never read: only the caller changes. */
export const accountApi = {
  ownInfo: endpoint({
    method: 'GET',
    path: '/main/sysUser/ownInfo',
    summary: 'What a person may change about themselves',
    access: 'session',
    input: nothing(),
    output: z.object({ nickName: z.string().nullable(), sex, birthday: z.string().nullable(), tel: z.string().nullable() }),
  }),
  updateInfo: endpoint({
    method: 'POST',
    path: '/main/sysUser/updateInfo',
    summary: 'Change the own nickname, sex, birthday and landline; what is left out stays. Phone and e-mail are changed with a code',
    access: 'session',
    input: z.strictObject({
      nickName: optionalText(60),
      sex: sex.optional(),
      birthday: pastDay().nullable().optional(),
      tel: optionalText(30).optional(),
      id: id().optional(),
    }),
    output: noData(),
  }),
  updateAvatar: endpoint({
    method: 'POST',
    path: '/main/sysUser/updateAvatar',
    summary: 'Use an own uploaded picture as avatar, or none',
    access: 'session',
    input: z.strictObject({ avatar: id().nullable(), id: id().optional() }),
    output: noData(),
  }),
};
