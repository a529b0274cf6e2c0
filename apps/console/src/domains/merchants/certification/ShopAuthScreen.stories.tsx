import type { Meta, StoryObj } from '@storybook/react-vite';
import { shopAuthApi } from '@backlot/contract';
import { ownShopAnswers } from '../parts/shops.fixture';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { ShopAuthScreen } from './ShopAuthScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Merchant certification',
  component: Stage,
  args: { screen: ShopAuthScreen, answers: ownShopAnswers(0) },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const NotSubmitted: Story = {};
export const InReview: Story = { args: { answers: ownShopAnswers(1) } };
export const Certified: Story = { args: { answers: ownShopAnswers(2) }, globals: { locale: 'vn' } };
export const RejectedDark: Story = { args: { answers: ownShopAnswers(3) }, globals: { mode: 'dark', locale: 'zh-CN' } };
export const Refused: Story = { args: { grants: ['goods.query'] } };
export const Failed: Story = { args: { answers: [] } };
export const NoMerchant: Story = {
  args: {
    answers: [
      answer(shopAuthApi.mine, () => {
        throw new Refusal(1020002, 'Record not found or no access.');
      }),
    ],
  },
};
