import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { ruleAnswers } from './rules.fixture';
import { RulesScreen } from './RulesScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Rules',
  component: Stage,
  args: { screen: RulesScreen, answers: ruleAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Empty: Story = { args: { answers: ruleAnswers([]) } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const ReadOnly: Story = { args: { grants: ['rule.query', 'rule.get'] } };
