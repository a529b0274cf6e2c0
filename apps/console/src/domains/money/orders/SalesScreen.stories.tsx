import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { saleAnswers } from './sales.fixture';
import { SalesScreen } from './SalesScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Orders',
  component: Stage,
  args: { screen: SalesScreen, answers: saleAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Empty: Story = { args: { answers: saleAnswers(undefined, []) } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const ReadOnly: Story = { args: { grants: ['orderList.query'] } };
