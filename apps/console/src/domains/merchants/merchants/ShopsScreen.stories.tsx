import type { Meta, StoryObj } from '@storybook/react-vite';
import { shopApi } from '@backlot/contract';
import { shopAnswers } from '../parts/shops.fixture';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { ShopDetailScreen } from './ShopDetailScreen';
import { ShopsScreen } from './ShopsScreen';

const meta: Meta<typeof Stage> = { title: 'console/Merchants', component: Stage, args: { screen: ShopsScreen, answers: shopAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const NothingFound: Story = { args: { path: '/?searchValue=nobody' } };
export const Failed: Story = { args: { answers: [answer(shopApi.page, () => Promise.reject(new Error('down')))] } };
export const UnderReview: Story = { args: { screen: ShopDetailScreen, path: '/shopDetail?id=1' } };
export const Certified: Story = { args: { screen: ShopDetailScreen, path: '/shopDetail?id=2' } };
export const OfItsCreators: Story = { args: { screen: ShopDetailScreen, path: '/shopDaRenDetail?id=2' } };
export const RejectedDark: Story = {
  args: { screen: ShopDetailScreen, path: '/shopDetail?id=4' },
  globals: { mode: 'dark', locale: 'zh-CN' },
};
export const WithoutReview: Story = { args: { screen: ShopDetailScreen, path: '/shopDetail?id=3', grants: ['shop.get', 'shop.query'] } };
export const Refused: Story = { args: { screen: ShopDetailScreen, path: '/shopDetail?id=1', grants: ['goods.query'] } };
