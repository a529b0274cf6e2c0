import type { Meta, StoryObj } from '@storybook/react-vite';
import { sysPosApi } from '@backlot/contract';
import { answer } from '../../shared/stage/answer';
import { Stage } from '../../shared/stage/Stage';
import { positionAnswers } from './positions.fixture';
import { PositionsScreen } from './PositionsScreen';

const meta: Meta<typeof Stage> = { title: 'console/Positions', component: Stage, args: { screen: PositionsScreen, answers: positionAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['sysPos.query'] } };
export const NothingFound: Story = { args: { path: '/?name=nobody' } };
export const Failed: Story = { args: { answers: [answer(sysPosApi.page, () => Promise.reject(new Error('down')))] } };
