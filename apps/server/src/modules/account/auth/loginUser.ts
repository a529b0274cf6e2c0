import type { LoginUser, RolePermission } from '@backlot/contract';
import { partsOf, permissionOf } from '@backlot/permissions';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import type { Caller, View } from '../../../http/requests/caller';
import { Refusal } from '../../../http/answers/refusal';
import { allButtons, buttonsByRole, navigationOf } from '../../base/menu';
import { orgNames } from '../../base/org';
import { rolesOf } from '../../base/role';
import { userById } from '../../base/user';

/** The signed-in person as the console needs them, read fresh. */
export async function readLoginUser(db: Db, caller: Caller): Promise<LoginUser> {
  const { view } = caller;
  const [user, org, apps, roles, buttons, all, person] = await together(
    db,
    (at) =>
      Promise.all([
        userById(at, caller.userId),
        orgNames(at, view ? view.viewer.orgId : caller.orgId),
        navigationOf(at, caller),
        rolesOf(at, caller),
        buttonsByRole(at, caller),
        caller.adminType === '1' ? allButtons(at) : undefined,
        view?.personId == null ? undefined : userById(at, view.personId),
      ]),
    { keepsPlan: true },
  );
  if (!user) throw new Refusal('noLoginUser');
  const granted = buttons.filter(({ roleId }) => roles.some(({ id }) => id === roleId));
  return {
    ...user,
    orgName: org?.name ?? null,
    orgEnName: org?.enName ?? null,
    orgVnName: org?.vnName ?? null,
    roles: roles.map((role) => ({
      ...role,
      permissions: byMenu(granted.filter(({ roleId }) => roleId === role.id).map(({ permission }) => permission)),
    })),
    adminType: caller.adminType,
    permissions: all ?? [...new Set(granted.flatMap(({ permission }) => permission ?? []))],
    apps,
    menus: apps.find((app) => app.active)?.menu ?? [],
    lastLoginTime: user.lastLoginTime && presentTime(user.lastLoginTime),
    viewAs: view ? viewOf(view, person, roles) : null,
  };
}

/** What the console says over a read-only view: the person looked at, or the role. */
function viewOf({ until }: View, person: { name: string } | undefined, roles: Awaited<ReturnType<typeof rolesOf>>): LoginUser['viewAs'] {
  const { name = '', enName = null, vnName = null } = person ? { name: person.name } : (roles[0] ?? {});
  return {
    kind: person ? 'user' : 'role',
    name,
    enName,
    vnName,
    until: presentTime(until),
    remainingSeconds: Math.max(0, Math.round((until.getTime() - Date.now()) / 1000)),
  };
}

/** `code:action` lines as `{ permissionId, actionList }`. */
function byMenu(buttons: (string | null)[]): RolePermission[] {
  const actions = new Map<string, string[]>();
  for (const button of buttons) {
    if (button === null) continue;
    const { code, action } = partsOf(permissionOf(button));
    actions.set(code, [...(actions.get(code) ?? []), action]);
  }
  return [...actions].map(([permissionId, actionList]) => ({ permissionId, actionList }));
}
