import type { PaymentRow } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { PaymentDetailScreen } from './detail/PaymentDetailScreen';
import { asked, failed, paid, paymentAnswers, reversal, underWay } from './payments.fixture';
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

const page = (id: string, row: PaymentRow): Story => ({
  args: { screen: PaymentDetailScreen, path: `/paymentDetail?id=${id}`, answers: paymentAnswers([row]) },
});
export const Paid: Story = page('82', paid);
export const PaidChineseDark: Story = { ...Paid, globals: { locale: 'zh-CN', mode: 'dark' } };
export const PaidVietnamese: Story = { ...Paid, globals: { locale: 'vn' } };
export const UnderWay: Story = page('81', underWay);
export const Failed: Story = page('83', failed);
export const ReversalAsked: Story = page('84', asked);
export const Reversal: Story = page('85', reversal);
