import { errors, sysMenuApi, sysRoleApi } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { orgTreeAnswer } from '../../../kit/stage/orgs.fixture';

const names = [
  { en: 'Super administrator', 'zh-CN': '超级管理员', vn: 'Quản trị tối cao' },
  { en: 'Administrator', 'zh-CN': '管理员', vn: 'Quản trị viên' },
  { en: 'Finance', 'zh-CN': '财务', vn: 'Tài chính' },
  { en: 'BD', 'zh-CN': '商务', vn: 'BD' },
] as const;

const rows = names.map(({ en: enName, 'zh-CN': name, vn: vnName }, at) => ({
  id: String(at + 1),
  version: 1,
  can: at === 0 ? [] : ['edit', 'delete', 'grant', 'viewAs'],
  name,
  enName,
  vnName,
  code: `role_${at + 1}`,
  sort: (at + 1) * 10,
  remark: null,
  status: 0,
  dataScopeType: ([1, 2, 5, 4] as const)[at] ?? 4,
  userCount: at * 12,
}));

const menus = [
  '1:0:System',
  '2:1:Users',
  '21:2:Users: View',
  '22:2:Users: Add',
  '23:2:Users: Delete',
  '3:1:Roles',
  '31:3:Roles: View',
  '32:3:Roles: Grant',
].map((text) => {
  const [id = '', parentId = '', name = ''] = text.split(/:(.*?):(.*)/);
  return {
    id,
    parentId,
    name,
    enName: name,
    vnName: name,
    application: 'system',
    type: id.length > 1 ? 2 : parentId === '0' ? 0 : 1,
    weight: 1,
  };
});

/** A fresh fake server each time; somebody else grants once before the first save when `isRaced`. */
export function roleAnswers({
  isRaced = false,
  onGrant = () => undefined,
  onView = () => undefined,
}: { isRaced?: boolean; onGrant?: (menuIds: readonly string[]) => void; onView?: (roleId: string) => void } = {}) {
  let own = ['1', '2', '21'];
  let version = 1;
  let isRacing = isRaced;
  return [
    orgTreeAnswer,
    ...fakeCrud({ api: sysRoleApi, rows }).answers,
    answer(sysMenuApi.treeForGrant, () => menus),
    answer(sysRoleApi.ownMenu, () => ({ menuIds: own, version })),
    answer(sysRoleApi.previewGrantMenu, ({ grantMenuIdList }) => ({
      added: menus.filter(({ id }) => grantMenuIdList.includes(id) && !own.includes(id)).map(({ name }) => name),
      removed: menus.filter(({ id }) => !grantMenuIdList.includes(id) && own.includes(id)).map(({ name }) => name),
      users: 12,
    })),
    answer(sysRoleApi.grantMenu, (input) => {
      if (isRacing) {
        isRacing = false;
        own = ['1', '2', '21', '23'];
        version += 1;
      }
      if (input.version !== version) throw new Refusal(errors.versionConflict.code, errors.versionConflict.en);
      own = input.grantMenuIdList;
      onGrant(own);
      return {};
    }),
    answer(sysRoleApi.ownData, () => ({ dataScopeType: 5 as const, orgIds: ['2', '3'], version: 1 })),
    answer(sysRoleApi.grantData, () => ({})),
    answer(sysRoleApi.viewAs, ({ id }) => {
      onView(id);
      return {};
    }),
  ];
}
