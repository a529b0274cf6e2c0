import type { Meta, StoryObj } from '@storybook/react-vite';
import { blackFanApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { blackFanAnswers } from './blackFans.fixture';
import { BlackFansScreen } from './BlackFansScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Blacklist fans',
  component: Stage,
  args: { screen: BlackFansScreen, answers: blackFanAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ReadOnly: Story = { args: { grants: ['blackFan.query', 'blackFan.get'] } };
export const NothingFound: Story = { args: { path: '/?searchValue=nobody' } };
export const Failed: Story = {
  args: { answers: [...blackFanAnswers(), answer(blackFanApi.page, () => Promise.reject(new Error('down')))] },
};
