import type { Permission } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Can } from './Can';
import { PermissionsProvider } from './PermissionsProvider';
import type { PermissionUser } from '../PermissionUser';
import { useCan } from './useCan';

type Locale = 'en' | 'zh-CN' | 'vn';

interface DemoProps {
  role: keyof typeof users;
}

const users: Record<'administrator' | 'operator' | 'viewer' | 'guest', PermissionUser> = {
  administrator: { adminType: '1', roles: [], permissions: [] },
  operator: {
    adminType: '2',
    roles: [{ permissions: [{ permissionId: 'sysOnlineUser', actionList: ['query', 'kick'] }] }],
    permissions: ['sysOnlineUser:query', 'sysOnlineUser:kick'],
  },
  viewer: {
    adminType: '2',
    roles: [{ permissions: [{ permissionId: 'sysOnlineUser', actionList: ['query'] }] }],
    permissions: ['sysOnlineUser:query'],
  },
  guest: { adminType: '2', roles: [], permissions: [] },
};

const words = {
  en: {
    list: 'Show sessions',
    kick: 'Force offline',
    refused: 'No permission to force offline',
    export: 'Export',
    role: 'Role',
    checks: 'Allowed',
  },
  'zh-CN': { list: '查看会话', kick: '强制下线', refused: '没有强制下线的权限', export: '导出', role: '角色', checks: '已授权' },
  vn: {
    list: 'Xem phiên đăng nhập',
    kick: 'Buộc đăng xuất',
    refused: 'Không có quyền buộc đăng xuất',
    export: 'Xuất file',
    role: 'Vai trò',
    checks: 'Được phép',
  },
} satisfies Record<Locale, Record<string, string>>;

/** Shows what a person may do, and something else or nothing where they may not. */
function Demo({ role: initial, locale = 'en', dark = false }: DemoProps & { locale?: Locale; dark?: boolean }) {
  const [role, setRole] = useState(initial);
  const t = words[locale];
  return (
    <div style={{ colorScheme: dark ? 'dark' : 'light', background: 'Canvas', color: 'CanvasText', padding: 16 }}>
      <label>
        {t.role}{' '}
        <select value={role} onChange={(event) => setRole(event.target.value as keyof typeof users)}>
          {Object.keys(users).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <PermissionsProvider user={users[role]}>
        <p>
          <Can do="sysOnlineUser.query">
            <button type="button">{t.list}</button>
          </Can>{' '}
          <Can do="sysOnlineUser.kick" fallback={<em>{t.refused}</em>}>
            <button type="button">{t.kick}</button>
          </Can>{' '}
          <Can group={['sysOnlineUser']} action="export">
            <button type="button">{t.export}</button>
          </Can>{' '}
          <Can see="sysOnlineUser:kick">
            <kbd>K</kbd>
          </Can>
        </p>
        <AllowedList title={t.checks} />
      </PermissionsProvider>
    </div>
  );
}

const localeOf = (chosen: unknown): Locale => (chosen === 'zh-CN' || chosen === 'vn' ? chosen : 'en');

const asked: Permission[] = ['sysOnlineUser.query', 'sysOnlineUser.kick', 'sysVisLog.query'];

function AllowedList({ title }: { title: string }) {
  const can = useCan();
  return (
    <p>
      {title}: <output>{asked.filter(can).join(', ') || '–'}</output>
    </p>
  );
}

const meta: Meta<DemoProps> = {
  title: 'permissions/Can',
  tags: ['autodocs'],
  component: Demo,
  subcomponents: { Can, PermissionsProvider },
  args: { role: 'operator' },
  argTypes: { role: { control: 'select', options: Object.keys(users) } },
  render: (args, { globals }) => <Demo {...args} locale={localeOf(globals.locale)} dark={globals.mode === 'dark'} />,
};
export default meta;

type Story = StoryObj<DemoProps>;

export const Operator: Story = {};
export const Administrator: Story = { args: { role: 'administrator' } };
export const ViewerWithFallback: Story = { args: { role: 'viewer' } };
export const Guest: Story = { args: { role: 'guest' } };
export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
