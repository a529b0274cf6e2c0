import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { menuAnswers } from './menus.fixture';
import { MenusScreen } from './MenusScreen';

const meta: Meta<typeof Stage> = { title: 'console/Menus', component: Stage, args: { screen: MenusScreen, answers: menuAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Tree: Story = {};
export const Found: Story = { args: { path: '/?name=add' } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const ReadOnly: Story = { args: { grants: ['sysMenu.query'] } };
