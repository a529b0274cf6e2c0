import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { orderRows } from '../parts/order/orders.fixture';
import { BdOrdersScreen } from './BdOrdersScreen';
import { CommercialOrdersScreen } from './CommercialOrdersScreen';
import { LeaderOrdersScreen } from './LeaderOrdersScreen';
import { OrderHallScreen } from './OrderHallScreen';
import { orderListAnswers } from './orderList.fixture';
import { ShopOrdersScreen } from './ShopOrdersScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Work orders',
  component: Stage,
  args: { screen: CommercialOrdersScreen, answers: orderListAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Commercial: Story = {};
export const LeaderChinese: Story = { args: { screen: LeaderOrdersScreen }, globals: { locale: 'zh-CN' } };
export const Hall: Story = {
  args: { screen: OrderHallScreen, answers: orderListAnswers(orderRows.slice(1, 2).map((row) => ({ ...row, can: ['claim'] }))) },
};
export const OfBd: Story = { args: { screen: BdOrdersScreen } };
export const OfShopVietnamese: Story = { args: { screen: ShopOrdersScreen }, globals: { locale: 'vn' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const ReadOnly: Story = {
  args: { grants: ['workOrderCom.query'], answers: orderListAnswers(orderRows.map((row) => ({ ...row, can: [] }))) },
};
