import { sysConfigApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { configAnswers } from './configs.fixture';
import { ConfigsScreen } from './ConfigsScreen';

const meta: Meta<typeof Stage> = { title: 'console/Settings', component: Stage, args: { screen: ConfigsScreen, answers: configAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const ReadOnly: Story = { args: { grants: ['sysConfig.query'] } };
export const NothingFound: Story = { args: { path: '/?name=nobody' } };
export const Failed: Story = { args: { answers: [answer(sysConfigApi.page, () => Promise.reject(new Error('down')))] } };
