import type { Words } from '@backlot/i18n';
import { authApi, homeApi, type MenuNode } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen } from 'storybook/test';
import { answer, Refusal } from '../../kit/stage/answer';
import { SignedIn, somebody } from '../../kit/stage/SignedIn';
import { Stage } from '../../kit/stage/Stage';
import { PhoneMenu } from '../side/PhoneMenu';
import { SideMenu } from '../side/SideMenu';
import { TopMenu } from '../top/TopMenu';
import { MenuCounts } from './MenuCounts';
import { MenuCountsContext, type ShownCounts } from './MenuCountsContext';

const node = (id: string, pid: string, name: string, names: Words, icon: string | null): MenuNode => ({
  id,
  pid,
  name,
  path: `/${name}`,
  component: icon ? 'Screen' : null,
  redirect: null,
  meta: { title: names['zh-CN'], enName: names.en, vnName: names.vn, show: true, hideChildren: false, icon, target: null, link: null },
});

const menus = [
  node('1', '0', 'console', { en: 'Console', 'zh-CN': '控制台', vn: 'Bảng điều khiển' }, 'Dashboard'),
  node('2', '0', 'trade', { en: 'Orders', 'zh-CN': '工单', vn: 'Đơn hàng hợp tác' }, null),
  node('3', '2', 'workOrderHall', { en: 'Order hall', 'zh-CN': '接单大厅', vn: 'Sàn nhận đơn' }, 'Storefront'),
  node('4', '2', 'workOrderBd', { en: 'My orders', 'zh-CN': '我的工单', vn: 'Đơn của tôi' }, 'AssignmentInd'),
  node('5', '2', 'upLibrary', { en: 'Creator library', 'zh-CN': '达人库', vn: 'Kho KOL' }, 'Groups'),
  node('6', '0', 'intent', { en: 'Cooperation intents', 'zh-CN': '合作意向', vn: 'Ý định hợp tác' }, 'Handshake'),
];

const signedIn = answer(authApi.getLoginUser, () => ({
  ...somebody,
  menus,
  apps: somebody.apps.map((app) => (app.active ? { ...app, menu: menus } : app)),
}));
const counted = answer(homeApi.menuCounts, () => ({ workOrderHall: 4, workOrderBd: 1000, intent: 3 }));

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

const meta: Meta<typeof Stage> = {
  title: 'console/Menu with counts',
  component: Stage,
  args: { screen: around(<SideMenu />, 230), answers: [signedIn, counted], path: '/intent' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** The numbers come a moment after the menu, and belong to the names of the entries. */
const told =
  (...names: string[]) =>
  async () => {
    for (const name of names) await expect(await screen.findByRole('link', { name }, { timeout: 5000 })).toBeVisible();
  };

export const Open: Story = { play: told('Order hall, 4 waiting', 'My orders, 999+ waiting', 'Creator library') };
export const OpenChinese: Story = { globals: { locale: 'zh-CN' }, play: told('接单大厅, 4 项待处理', '我的工单, 999+ 项待处理') };
export const OpenVietnameseDark: Story = {
  globals: { locale: 'vn', mode: 'dark' },
  play: told('Sàn nhận đơn, 4 việc đang chờ', 'Đơn của tôi, 999+ việc đang chờ'),
};
export const Folded: Story = { args: { screen: around(<SideMenu isFolded />, 80) }, play: told('Order hall, 4 waiting') };
export const FoldedChineseDark: Story = { ...Folded, globals: { locale: 'zh-CN', mode: 'dark' }, play: told('接单大厅, 4 项待处理') };
export const FoldedVietnamese: Story = { ...Folded, globals: { locale: 'vn' }, play: told('Sàn nhận đơn, 4 việc đang chờ') };
export const Top: Story = { args: { screen: around(<TopMenu isGroupsOnly={false} />, 700) }, play: told('Cooperation intents, 3 waiting') };
export const TopChinese: Story = { ...Top, globals: { locale: 'zh-CN' }, play: told('合作意向, 3 项待处理') };
export const TopVietnameseDark: Story = { ...Top, globals: { locale: 'vn', mode: 'dark' }, play: told('Ý định hợp tác, 3 việc đang chờ') };
export const Phone: Story = { args: { screen: around(<PhoneMenu onClose={() => undefined} />, 360) }, play: told('Order hall, 4 waiting') };
export const PhoneChinese: Story = { ...Phone, globals: { locale: 'zh-CN' }, play: told('接单大厅, 4 项待处理') };
export const PhoneVietnameseDark: Story = {
  ...Phone,
  globals: { locale: 'vn', mode: 'dark' },
  play: told('Sàn nhận đơn, 4 việc đang chờ'),
};
/** Nothing stands there, and nothing is said. */
export const Failed: Story = {
  args: {
    answers: [signedIn, answer(homeApi.menuCounts, () => Promise.reject(new Refusal(1016006, 'The service is not available right now.')))],
  },
};
