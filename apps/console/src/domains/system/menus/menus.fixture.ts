import { type MenuRow, sysMenuApi } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';
import { idsBelow } from '../../../kit/tree/treeOrder';

const row = (id: string, pid: string, type: number, name: string, more: Partial<MenuRow> = {}): MenuRow => ({
  id,
  version: 1,
  can: ['edit', 'delete'],
  name,
  enName: name,
  vnName: name,
  code: `menu_${id}`,
  pid,
  application: 'system',
  type,
  openType: type === 1 ? 1 : 0,
  redirect: null,
  component: null,
  router: null,
  permission: null,
  link: null,
  icon: null,
  weight: 1,
  visible: 'Y',
  sort: Number(id) * 10,
  remark: null,
  ...more,
});

const rows = [
  row('1', '0', 0, 'Organisation', { router: '/sys', icon: 'AccountTree' }),
  row('2', '1', 1, 'Users', { router: '/sys/user', component: 'Users' }),
  row('21', '2', 2, 'Users: Add', { permission: 'sysUser:add' }),
  row('22', '2', 2, 'Users: Delete', { permission: 'sysUser:delete' }),
  row('3', '1', 1, 'Positions', { router: '/sys/pos', component: 'Positions', visible: 'N' }),
  row('4', '0', 1, 'Docs', { router: '/docs', openType: 3, link: 'https://example.com' }),
];

/** A fresh fake server each time. */
export function menuAnswers() {
  let kept = rows;
  return [
    answer(sysMenuApi.list, ({ application }) => kept.filter((menu) => !application || menu.application === application)),
    answer(sysMenuApi.tree, () =>
      kept
        .filter(({ type }) => type < 2)
        .map(({ id, pid, name, enName, vnName, application, type, weight }) => ({
          id,
          parentId: pid,
          name,
          enName,
          vnName,
          application,
          type,
          weight,
        })),
    ),
    answer(sysMenuApi.detail, ({ id }) => kept.find((menu) => menu.id === id) ?? refuse()),
    answer(sysMenuApi.add, (draft) => {
      kept = [
        ...kept,
        row('90', draft.pid, draft.type, draft.name, { permission: draft.permission ?? null, router: draft.router ?? null }),
      ];
      return { id: '90' };
    }),
    answer(sysMenuApi.edit, () => null),
    answer(sysMenuApi.delete, ({ id }) => {
      const gone = idsBelow(
        kept.map((menu) => ({ id: menu.id, parentId: menu.pid })),
        id,
      );
      kept = kept.filter((menu) => !gone.has(menu.id));
      return { deleted: gone.size, roles: 2 };
    }),
    answer(sysMenuApi.apps, () => [{ id: '1', code: 'system', name: '系统管理', enName: 'System', vnName: 'Hệ thống' }]),
  ];
}

const refuse = (): never => {
  throw new Refusal(2016001, 'Menu not found.');
};
