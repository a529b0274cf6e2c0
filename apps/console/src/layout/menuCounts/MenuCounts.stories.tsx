import { authApi, homeApi, type MenuNode } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { answer, Refusal } from '../../shared/stage/answer';
import { SignedIn, somebody } from '../../shared/stage/SignedIn';
import { Stage } from '../../shared/stage/Stage';
import { PhoneMenu } from '../side/PhoneMenu';
import { SideMenu } from '../side/SideMenu';
import { TopMenu } from '../top/TopMenu';
import { MenuCounts } from './MenuCounts';
import { MenuCountsContext, type ShownCounts } from './MenuCountsContext';

const node = (id: string, pid: string, name: string, names: [zh: string, en: string, vn: string], icon: string | null): MenuNode => ({
  id,
  pid,
  name,
  path: `/${name}`,
  component: icon ? 'Screen' : null,
  redirect: null,
  meta: { title: names[0], enName: names[1], vnName: names[2], show: true, hideChildren: false, icon, target: null, link: null },
});

const menus = [
  node('1', '0', 'console', ['控制台', 'Console', 'Bảng điều khiển'], 'Dashboard'),
  node('2', '0', 'trade', ['工单', 'Orders', 'Đơn hàng hợp tác'], null),
  node('3', '2', 'workOrderHall', ['接单大厅', 'Order hall', 'Sàn nhận đơn'], 'Storefront'),
  node('4', '2', 'workOrderBd', ['我的工单', 'My orders', 'Đơn của tôi'], 'AssignmentInd'),
  node('5', '2', 'upLibrary', ['达人库', 'Creator library', 'Kho KOL'], 'Groups'),
  node('6', '0', 'intent', ['合作意向', 'Cooperation intents', 'Ý định hợp tác'], 'Handshake'),
];

const signedIn = answer(authApi.getLoginUser, () => ({ ...somebody, menus, apps: somebody.apps.map((app) => (app.active ? { ...app, menu: menus } : app)) }));
const counted = answer(homeApi.menuCounts, () => ({ workOrderHall: 4, workOrderBd: 100, intent: 3 }));

function Counted({ children }: { children: ReactNode }) {
  const [counts, setCounts] = useState<ShownCounts>({});
  return (
    <MenuCountsContext value={counts}>
      {children}
      <MenuCounts onCounts={setCounts} />
    </MenuCountsContext>
  );
}

const around = (menu: ReactNode, width: number) =>
  function Shown() {
    return (
      <SignedIn>
        <Counted>
          <div style={{ display: 'flex', width, height: 460 }}>
            <div style={{ flex: 1, minWidth: 0 }}>{menu}</div>
          </div>
        </Counted>
      </SignedIn>
    );
  };

const meta: Meta<typeof Stage> = { title: 'console/Menu with counts', component: Stage, args: { screen: around(<SideMenu />, 230), answers: [signedIn, counted], path: '/intent' } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Open: Story = {};
export const OpenChinese: Story = { globals: { locale: 'zh-CN' } };
export const OpenVietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const Folded: Story = { args: { screen: around(<SideMenu isFolded />, 80) } };
export const FoldedChineseDark: Story = { ...Folded, globals: { locale: 'zh-CN', mode: 'dark' } };
export const FoldedVietnamese: Story = { ...Folded, globals: { locale: 'vn' } };
export const Top: Story = { args: { screen: around(<TopMenu isGroupsOnly={false} />, 700) } };
export const TopChinese: Story = { ...Top, globals: { locale: 'zh-CN' } };
export const TopVietnameseDark: Story = { ...Top, globals: { locale: 'vn', mode: 'dark' } };
export const Phone: Story = { args: { screen: around(<PhoneMenu onClose={() => undefined} />, 360) } };
export const PhoneChinese: Story = { ...Phone, globals: { locale: 'zh-CN' } };
export const PhoneVietnameseDark: Story = { ...Phone, globals: { locale: 'vn', mode: 'dark' } };
/** Nothing stands there, and nothing is said. */
export const Failed: Story = { args: { answers: [signedIn, answer(homeApi.menuCounts, () => Promise.reject(new Refusal(1016006, 'The service is not available right now.')))] } };
