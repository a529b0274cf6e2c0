import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { commissionAnswers } from './commission.fixture';
import { BdCommissionScreen, UpCommissionScreen } from './CommissionScreens';

const meta: Meta<typeof Stage> = {
  title: 'console/Commission',
  component: Stage,
  args: { screen: BdCommissionScreen, answers: commissionAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Bd: Story = {};
export const Creators: Story = { args: { screen: UpCommissionScreen } };
export const Empty: Story = { args: { answers: commissionAnswers([]) } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
