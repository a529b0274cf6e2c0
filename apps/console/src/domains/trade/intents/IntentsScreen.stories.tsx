import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { IntentsScreen } from './IntentsScreen';
import { intentAnswers } from './intents.fixture';

const meta: Meta<typeof Stage> = {
  title: 'console/Cooperation intents',
  component: Stage,
  args: { screen: IntentsScreen, answers: intentAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const ReadOnly: Story = { args: { grants: ['intent.query'] } };
