import { randomBytes } from 'node:crypto';
import { sysUserApi } from '@backlot/contract';
import { orgAndBelow } from '@backlot/permissions';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { hashPassword, readPhone } from '../../account/auth';
import { createCrud } from '../../base/crud';
import { keptOrgs, setUserOrgs } from '../../base/dataScope';
import { userRoles } from '../../../tables/base/role';
import { endAndTell } from '../../account/session';
import { users } from '../../../tables/base/user';
import { checkUser } from './acts/checkUser';
import { userColumns } from './columns';
import { saveExtOrgs } from './acts/extOrgs';
import { presentUsers } from './present';
import { isSignInPaused } from './acts/pausedSignIn';
import { refuseStronger } from './acts/roleGrant';
import { dropProfile, saveProfile } from './store';
import { listed, within } from './visible';

const { account, name, createTime, lastLoginTime } = users;

/** What a keyword is looked for in: account, name and phone as one folded text, which the database keeps and indexes (migrations 0008 and 0016). */
const searched = sql`${users}.search_text`;

/** Users (system-pages 1.7.16), within the data scope; administrators of type '1' are never among them. */
export const userCrud = (services: Services) =>
  createCrud(services, {
    api: sysUserApi,
    area: 'sysUser',
    table: users,
    notFound: 'userNotFound',
    sorts: { createTime, account, name, lastLoginTime },
    fallback: { by: createTime, order: 'descend' },
    unsteady: [lastLoginTime],
    hidden: listed,
    within,
    keyword: searched,
    filter: async ({ searchStatus, orgId, roleId, signIn }, db) =>
      and(
        searchStatus ? inArray(users.status, searchStatus) : undefined,
        orgId ? inArray(users.orgId, orgAndBelow(await keptOrgs(db), orgId)) : undefined,
        signIn ? isSignInPaused : undefined,
        roleId
          ? exists(
              db
                .select({ one: sql`1` })
                .from(userRoles)
                .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roleId))),
            )
          : undefined,
      ),
    present: presentUsers,
    values: (draft) => ({
      account: draft.account,
      name: draft.name,
      nickName: draft.nickName || null,
      email: draft.email ?? null,
      phone: readPhone(draft.phone) ?? draft.phone,
      country: draft.country ?? null,
      orgId: draft.orgId,
      positionId: draft.posIdList[0] ?? null,
    }),
    // Without a password nobody can sign in until one is set.
    initial: async ({ password }) => ({ passwordHash: await hashPassword(password ?? randomBytes(32).toString('base64url')) }),
    isSerial: true,
    check: checkUser,
    saved: async (tx, { id, draft }, actor) => ({
      ...(await saveProfile(tx, id, draft)),
      ...(draft.extIds && (await saveExtOrgs(tx, id, draft.extIds, actor))),
    }),
    removing: async (tx, { id, adminType }, actor) => {
      if (adminType === '1') throw new Refusal('superAdminKept');
      if (id === actor.caller.userId) throw new Refusal('ownAccountKept');
      await refuseStronger(tx, actor, id);
      await tx.delete(userRoles).where(eq(userRoles.userId, id));
      await setUserOrgs(tx, id, []);
      await dropProfile(tx, id);
    },
    removed: (userId) => endAndTell(services, { userId }),
    columns: userColumns,
  });
