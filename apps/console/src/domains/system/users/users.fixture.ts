import { errors, sysPosApi, sysRoleApi, sysUserApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { orgNodes, orgTreeAnswer } from '../../../kit/stage/orgs.fixture';
import { idsBelow } from '../../../kit/tree/treeOrder';
import type { UserDraft } from './userList';
import type { User } from './User';

const names = [
  'Linh Nguyễn',
  'Bea Reyes',
  'Ayu Lestari',
  '伟玲 Wei Ling',
  'Xin Yi',
  'พลอย',
  'Paolo Santos',
  'Mai Trần',
  'Minh Phạm',
  'Nok',
  'Jun Tan',
  'Rina Putri',
];
const positions = [
  { id: '1', name: 'BD', enName: null, vnName: null },
  { id: '2', name: 'Team leader', enName: null, vnName: null },
];
const roles = [
  { id: '2', code: 'admin', name: '管理员', enName: 'Administrator', vnName: 'Quản trị viên' },
  { id: '5', code: 'bd', name: '商务', enName: 'BD', vnName: 'BD' },
];

const orgAt = (id: string) => ({ id, name: orgNodes.find((org) => org.id === id)?.title ?? '' });
const positionsOf = (ids: readonly string[]) => positions.filter(({ id }) => ids.includes(id));

const rows = names.map((name, at): User => ({
  id: String(at + 1),
  version: 1,
  can: at === 2 ? [] : ['edit', 'delete', 'grant', 'resetPwd', 'resetFactor', 'viewAs'],
  account: `user.${at + 1}`,
  name,
  nickName: null,
  sex: (at % 3) + 1,
  birthday: at ? null : '1994-05-17',
  email: at ? null : 'linh@example.com',
  phone: `+8491234567${at % 10}`,
  tel: null,
  avatar: null,
  country: 'VN',
  org: { id: String((at % 5) + 2), name: orgNodes[(at % 5) + 1]?.title ?? '' },
  jobNum: null,
  positions: [{ id: '1', name: 'BD' }],
  extOrgPos: at ? [] : [{ org: orgAt('4'), positions: [{ id: '2', name: 'Team leader' }] }],
  roles: at % 4 ? [{ id: '5', name: 'BD' }] : [],
  status: at === 3 ? 1 : 0,
  lastLoginTime: at % 2 ? null : '2026-11-20 06:00:00',
  lastLoginIp: null,
  secondFactor: at === 0,
  createTime: '2026-01-05 08:00:00',
}));

/** A fresh fake server each time; the first change of status of Bea fails when `isFlaky`. */
export function userAnswers({ isFlaky = false }: { isFlaky?: boolean } = {}) {
  let hasFailed = !isFlaky;
  const fake = fakeCrud({
    api: sysUserApi,
    rows,
    rowOf: (draft) => {
      const { orgId, posIdList, extIds, ...rest } = draft as unknown as UserDraft;
      return {
        ...rest,
        org: orgAt(orgId),
        positions: positionsOf(posIdList),
        extOrgPos: extIds.map((row) => ({ org: orgAt(row.orgId), positions: positionsOf(row.posIdList) })),
      };
    },
    matches: (row, { searchValue, searchStatus, orgId, roleId }) =>
      (!searchValue || `${row.name} ${row.account}`.includes(String(searchValue))) &&
      (!searchStatus || (searchStatus as number[]).includes(row.status)) &&
      (!orgId || idsBelow(orgNodes, String(orgId)).has(row.org?.id ?? '')) &&
      (!roleId || row.roles.some(({ id }) => id === roleId)),
  });
  const asked = (ids: readonly string[]) => fake.rows.filter(({ id }) => ids.includes(id));
  const outside = ({ can }: User) => can.length === 0;
  const rehearse = (ids: readonly string[], changes: (row: User) => boolean) => {
    const mine = asked(ids);
    const refused = mine
      .filter(outside)
      .map(({ id, name }) => ({ id, name, code: errors.noDataPermission.code, message: 'You do not have access to this data.' }));
    const unchangedIds = mine.filter((row) => !outside(row) && !changes(row)).map(({ id }) => id);
    return {
      total: mine.length,
      willChange: mine.length - unchangedIds.length - refused.length,
      unchanged: unchangedIds.length,
      unchangedIds,
      refused,
    };
  };
  return [
    orgTreeAnswer,
    ...fake.answers,
    answer(sysPosApi.list, () => positions),
    answer(sysRoleApi.dropDown, () => roles),
    answer(sysUserApi.rehearseStatus, ({ ids, status }) => rehearse(ids, (row) => row.status !== status)),
    answer(sysUserApi.changeStatus, ({ ids, status }) => {
      const failed = hasFailed
        ? []
        : ids.filter((id) => id === '2').map((id) => ({ id, code: 1016006, message: 'The service is not available right now.' }));
      hasFailed = true;
      const ok = ids.filter((id) => failed.every((one) => one.id !== id));
      fake.rows.forEach((row, at) => ok.includes(row.id) && (fake.rows[at] = { ...row, status }));
      return { ok, failed };
    }),
    answer(sysUserApi.rehearseRoles, ({ ids }) => rehearse(ids, () => true)),
    answer(sysUserApi.changeRoles, ({ ids }) => ({ ok: ids, failed: [] })),
    answer(sysUserApi.resetPwd, () => ({ password: 'Kx7-pine-42' })),
    answer(sysUserApi.resetFactor, ({ id }) => {
      fake.rows.forEach((row, at) => row.id === id && (fake.rows[at] = { ...row, secondFactor: false }));
      return null;
    }),
    answer(sysUserApi.ownRole, () => ({ roleIds: ['5'], version: 1 })),
    answer(sysUserApi.grantRole, () => null),
    answer(sysUserApi.ownData, () => ({ orgIds: ['3'], version: 1 })),
    answer(sysUserApi.grantData, () => null),
  ];
}
