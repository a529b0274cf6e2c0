import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { appAnswers } from './apps.fixture';
import { AppsScreen } from './AppsScreen';

const meta: Meta<typeof Stage> = { title: 'console/Apps', component: Stage, args: { screen: AppsScreen, answers: appAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
