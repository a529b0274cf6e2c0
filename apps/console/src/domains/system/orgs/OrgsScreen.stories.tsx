import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { orgAnswers } from './orgs.fixture';
import { OrgsScreen } from './OrgsScreen';

const meta: Meta<typeof Stage> = { title: 'console/Orgs', component: Stage, args: { screen: OrgsScreen, answers: orgAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const OneBranch: Story = { args: { path: '/?pid=2' } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
