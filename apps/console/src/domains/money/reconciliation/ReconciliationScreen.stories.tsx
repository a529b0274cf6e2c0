import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { reconciliationAnswers } from './reconciliation.fixture';
import { ReconciliationScreen } from './ReconciliationScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Reconciliation',
  component: Stage,
  args: { screen: ReconciliationScreen, answers: reconciliationAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Months: Story = {};
export const Empty: Story = { args: { answers: reconciliationAnswers([]) } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
