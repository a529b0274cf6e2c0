import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleApi } from '@backlot/contract';
import { answer } from '../../../../kit/stage/answer';
import { Stage } from '../../../../kit/stage/Stage';
import { sampleAnswers, sampleDetailOf } from '../samples.fixture';
import { SampleDetailScreen } from './SampleDetailScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Sample',
  component: Stage,
  args: { screen: SampleDetailScreen, path: '/sampleDetail?id=1', answers: sampleAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const ToReview: Story = {};
export const ToShip: Story = { args: { path: '/sampleDetail?id=3' } };
export const Shipped: Story = { args: { path: '/sampleDetail?id=4' } };
export const OverdueInVietnamese: Story = { args: { path: '/sampleDetail?id=5' }, globals: { locale: 'vn' } };
export const AddressHidden: Story = {
  args: { answers: [...sampleAnswers(), answer(sampleApi.detail, ({ id }) => sampleDetailOf(id, { can: [], receiver: null }))] },
};
export const NotMine: Story = { args: { grants: [] } };
