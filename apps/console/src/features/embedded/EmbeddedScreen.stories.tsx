import { authApi, menuApi, type MenuNode } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '../../shared/stage/answer';
import { SignedIn, somebody } from '../../shared/stage/SignedIn';
import { Stage } from '../../shared/stage/Stage';
import { EmbeddedScreen } from './EmbeddedScreen';

const menus = (link: string | null): MenuNode[] => [
  { id: '1', pid: '0', name: 'board', path: '/board', component: 'Iframe', redirect: null, meta: { title: '数据看板', enName: 'Data board', vnName: 'Bảng số liệu', show: true, hideChildren: false, icon: null, target: null, link } },
];

/** A person whose menu has this link, where the configuration allows one origin. */
const answers = (link: string | null) => [
  answer(authApi.getLoginUser, () => ({ ...somebody, menus: menus(link), apps: somebody.apps.map((app) => (app.active ? { ...app, menu: menus(link) } : app)) })),
  answer(menuApi.embedOrigins, () => ['https://charts.example']),
];

const screen = () => (
  <SignedIn>
    <EmbeddedScreen />
  </SignedIn>
);

const meta: Meta<typeof Stage> = { title: 'console/Embedded page', component: Stage, args: { screen, path: '/board', answers: answers('https://evil.test/?t={token}') } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Refused: Story = {};
export const Missing: Story = { args: { answers: answers(null) } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
