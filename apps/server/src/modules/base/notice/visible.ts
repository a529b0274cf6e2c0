import { channelPermissions, noticeLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { holdsCode } from '../menu';
import { users } from '../../../tables/base/user';
import { noticeReceivers, notices } from '../../../tables/base/notice';

const codeOfChannel = sql.join(
  [
    sql`case ${notices.webId}`,
    ...Object.entries(channelPermissions).map(([code, webId]) => sql`when ${sql.raw(String(webId))} then ${code}`),
    sql`end`,
  ],
  sql` `,
);

/** SQL: notices of a channel are for those with the permission of that channel (domain/roles 7.4 d). */
export const isVisible = (): SQL => sql`${inState(noticeLife, notices, 'published')} and (
  ${notices.webId} is null or (${codeOfChannel}) is null
  or exists (select 1 from ${users} where ${users.id} = ${noticeReceivers.userId} and ${users.adminType} = '1')
  or ${holdsCode(sql`${noticeReceivers.userId}`, sql`(${codeOfChannel})::text`)})`;
