import type { Meta, StoryObj } from '@storybook/react-vite';
import { workInfoApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { workAnswers } from '../parts/works/works.fixture';
import { WorkInfoScreen } from './WorkInfoScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Work analysis',
  component: Stage,
  args: { screen: WorkInfoScreen, answers: workAnswers(), path: '/workInfo' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const OfOneCreator: Story = { args: { path: '/workInfo?upId=61' } };
export const NothingFound: Story = { args: { answers: workAnswers({ works: [] }) } };
export const Failed: Story = { args: { answers: [...workAnswers(), answer(workInfoApi.page, () => Promise.reject(new Error('down')))] } };
export const NoPermission: Story = { args: { grants: [] } };
