import { sysRoleApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '../../kit/stage/answer';
import { Stage } from '../../kit/stage/Stage';
import { ViewBanner } from './ViewBanner';

const role = {
  kind: 'role' as const,
  name: '商务',
  enName: 'Business developer',
  vnName: 'Nhân viên BD',
  until: '2026-11-20 09:00:00',
  remainingSeconds: 1790,
};

const meta: Meta<typeof Stage> = {
  title: 'console/Read-only view',
  component: Stage,
  args: { screen: () => <ViewBanner view={role} />, answers: [answer(sysRoleApi.stopView, () => ({}))] },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Role: Story = {};
export const Person: Story = {
  args: { screen: () => <ViewBanner view={{ ...role, kind: 'user', name: 'Trần Ngọc Anh', enName: null, vnName: null }} /> },
};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
