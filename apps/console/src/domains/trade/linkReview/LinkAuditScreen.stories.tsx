import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { LinkAuditScreen } from './LinkAuditScreen';
import { linkAuditAnswers } from './linkAudit.fixture';

const meta: Meta<typeof Stage> = {
  title: 'console/Link review',
  component: Stage,
  args: { screen: LinkAuditScreen, answers: linkAuditAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Queue: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
