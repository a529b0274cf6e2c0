import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { BulkRolesDialog } from './dialogs/BulkRolesDialog';
import { BulkStatusDialog } from './dialogs/BulkStatusDialog';
import { NewPasswordDialog } from './dialogs/NewPasswordDialog';
import { userAnswers } from './users.fixture';
import { UsersScreen } from './UsersScreen';

const meta: Meta<typeof Stage> = { title: 'console/Users', component: Stage, args: { screen: UsersScreen, answers: userAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

const nothing = () => undefined;
const idAsName = (id: string) => id;

export const List: Story = {};
export const OneBranch: Story = { args: { path: '/?orgId=2&searchStatus=0' } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const ReadOnly: Story = { args: { grants: ['sysUser.query'] } };
export const Rehearsal: Story = {
  args: { screen: () => <BulkStatusDialog ids={['1', '2', '3', '4']} status={1} nameOf={idAsName} onClose={nothing} /> },
};
export const RehearsalDark: Story = { ...Rehearsal, globals: { mode: 'dark', locale: 'zh-CN' } };
export const Roles: Story = { args: { screen: () => <BulkRolesDialog ids={['1', '2']} nameOf={idAsName} onClose={nothing} /> } };
export const NewPassword: Story = {
  args: { screen: () => <NewPasswordDialog name="Linh Nguyễn" password="Kx7-pine-42" onClose={nothing} /> },
};
