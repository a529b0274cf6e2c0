import type { Meta, StoryObj } from '@storybook/react-vite';
import { goodsApi } from '@backlot/contract';
import { expect } from 'storybook/test';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { goodsAnswers } from './goods.fixture';
import { GoodsDetailScreen } from './GoodsDetailScreen';
import { GoodsScreen } from './GoodsScreen';

const meta: Meta<typeof Stage> = { title: 'console/Goods', component: Stage, args: { screen: GoodsScreen, answers: goodsAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Merchant' })).toBeVisible();
  },
};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
/** A merchant is spared its own name in every row. */
export const Merchant: Story = {
  args: { grants: ['goods.query', 'goods.get', 'goods.add', 'goods.edit', 'shopAuth.submit'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Status' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Merchant' })).toBeNull();
  },
};
export const ReadOnly: Story = { args: { grants: ['goods.query', 'goods.get'] } };
export const Failed: Story = { args: { answers: [answer(goodsApi.page, () => Promise.reject(new Error('down')))] } };
export const Detail: Story = { args: { screen: GoodsDetailScreen, path: '/goodsDetail?id=1' } };
export const DetailOffSale: Story = { args: { screen: GoodsDetailScreen, path: '/goodsDetail?id=2' }, globals: { mode: 'dark' } };
export const DetailNotFound: Story = { args: { screen: GoodsDetailScreen, path: '/goodsDetail?id=404' } };
