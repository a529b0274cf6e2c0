import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { GrantDataDialog } from './GrantDataDialog';
import { GrantMenuDialog } from './GrantMenuDialog';
import { roleAnswers } from './roles.fixture';
import { RolesScreen } from './RolesScreen';

const meta: Meta<typeof Stage> = { title: 'console/Roles', component: Stage, args: { screen: RolesScreen, answers: roleAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

const nothing = () => undefined;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const GrantMenu: Story = { args: { screen: () => <GrantMenuDialog id="2" name="Administrator" onClose={nothing} /> } };
export const GrantMenuDark: Story = { ...GrantMenu, globals: { mode: 'dark', locale: 'vn' } };
export const GrantData: Story = { args: { screen: () => <GrantDataDialog id="2" name="Administrator" onClose={nothing} /> } };
