import type { Meta, StoryObj } from '@storybook/react-vite';
import { errors, sysPosApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { Stage } from '../../../kit/stage/Stage';
import { PositionsScreen } from './PositionsScreen';

const names = [
  'General manager',
  'Deputy',
  'Department manager',
  'Staff',
  'BD',
  'Team leader',
  'Finance',
  'Designer',
  'Editor',
  'Host',
  'Analyst',
  'Intern',
];
const rows = names.map((name, at) => ({
  id: String(at + 1),
  version: 1,
  can: ['edit', 'delete'],
  name,
  enName: null,
  vnName: null,
  code: `pos_${at + 1}`,
  sort: (at + 1) * 10,
  remark: at % 3 ? null : 'As in the staff plan',
  status: 0,
}));

/** A fresh fake server each time. */
export const positionAnswers = () =>
  fakeCrud({
    api: sysPosApi,
    rows,
    refuseDelete: ({ name }) =>
      name === 'Staff' ? { code: errors.positionHasStaff.code, message: 'People still hold this position: 12.' } : undefined,
  }).answers;

const meta: Meta<typeof Stage> = {
  title: 'console/Positions',
  excludeStories: ['positionAnswers'],
  component: Stage,
  args: { screen: PositionsScreen, answers: positionAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['sysPos.query'] } };
export const NothingFound: Story = { args: { path: '/?name=nobody' } };
export const Failed: Story = { args: { answers: [answer(sysPosApi.page, () => Promise.reject(new Error('down')))] } };
