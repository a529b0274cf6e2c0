import { authApi, type MenuNode } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '../../shared/stage/answer';
import { SignedIn, somebody } from '../../shared/stage/SignedIn';
import { Stage } from '../../shared/stage/Stage';
import { SideMenu } from './SideMenu';

const node = (id: number, pid: number, names: [zh: string, en: string, vn: string], more: Partial<MenuNode> & { icon?: string; link?: string } = {}): MenuNode => ({
  id: String(id),
  pid: String(pid),
  name: `menu${id}`,
  path: `/menu/${id}`,
  component: 'Screen',
  redirect: null,
  ...more,
  meta: { title: names[0], enName: names[1], vnName: names[2], show: true, hideChildren: false, icon: more.icon ?? null, target: more.link ? '_blank' : null, link: more.link ?? null },
});

const menus = [
  node(1, 0, ['控制台', 'Console', 'Bảng điều khiển'], { path: '/', icon: 'Dashboard' }),
  node(2, 0, ['组织管理', 'Organisation', 'Tổ chức'], { component: null }),
  node(3, 2, ['用户管理', 'Users', 'Người dùng'], { icon: 'People' }),
  node(4, 2, ['机构与部门管理', 'Organisations and departments of every country', 'Cơ cấu tổ chức và phòng ban ở mọi quốc gia'], { icon: 'AccountTree' }),
  node(5, 0, ['帮助', 'Help', 'Trợ giúp'], { component: null }),
  node(6, 5, ['使用文档', 'Documentation', 'Tài liệu'], { link: 'https://docs.example/backlot' }),
];

const answers = [answer(authApi.getLoginUser, () => ({ ...somebody, menus, apps: somebody.apps.map((app) => (app.active ? { ...app, menu: menus } : app)) }))];

const shownAt = (width: number, isFolded: boolean) =>
  function Shown() {
    return (
      <SignedIn>
        <div style={{ width, height: 460 }}>
          <SideMenu isFolded={isFolded} />
        </div>
      </SignedIn>
    );
  };

const meta: Meta<typeof Stage> = { title: 'console/Side menu', component: Stage, args: { screen: shownAt(230, false), answers } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Open: Story = {};
export const Folded: Story = { args: { screen: shownAt(80, true) } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
