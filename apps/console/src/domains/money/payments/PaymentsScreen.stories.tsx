import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { paymentAnswers } from './payments.fixture';
import { PaymentsScreen } from './PaymentsScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Payments',
  component: Stage,
  args: { screen: PaymentsScreen, answers: paymentAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Empty: Story = { args: { answers: paymentAnswers([]) } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const Own: Story = { args: { grants: ['payment.query', 'payment.get'] } };
