import type { Meta, StoryObj } from '@storybook/react-vite';
import { sysMachineApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { machine, machineAnswers } from './machine.fixture';
import { MachineScreen } from './MachineScreen';

const meta: Meta<typeof Stage> = { title: 'console/Servers', component: Stage, args: { screen: MachineScreen, answers: machineAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Servers: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };

/** A server that has just started: no curve, no slow statement, no disk that can be told. */
export const Fresh: Story = {
  args: {
    answers: [
      answer(sysMachineApi.query, () => ({
        ...machine,
        disk: null,
        database: { ...machine.database, kind: 'pglite' as const, connections: null, slowest: [] },
      })),
      answer(sysMachineApi.samples, () => ({ points: [] })),
    ],
  },
};
export const Failed: Story = { args: { answers: [answer(sysMachineApi.query, () => Promise.reject(new Error('down')))] } };
export const Loading: Story = { args: { answers: [answer(sysMachineApi.query, () => new Promise<never>(() => undefined))] } };
