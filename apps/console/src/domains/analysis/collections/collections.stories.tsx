import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../kit/stage/Stage';
import { emptyCollection, workAnswers } from '../parts/works/works.fixture';
import { CollectDetailScreen } from './CollectDetailScreen';
import { CollectionsScreen } from './CollectionsScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Collections',
  component: Stage,
  args: { screen: CollectionsScreen, answers: workAnswers(), path: '/collect' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const NoneYet: Story = { args: { answers: workAnswers({ collections: [] }) } };
export const One: Story = { args: { screen: CollectDetailScreen, path: '/collectDetail?id=5' } };
/** A notice names it by `favId`. */
export const Empty: Story = {
  args: { screen: CollectDetailScreen, path: '/collectDetail?favId=5', answers: workAnswers({ gathered: emptyCollection }) },
};
export const NoPermission: Story = { args: { screen: CollectDetailScreen, path: '/collectDetail?id=5', grants: [] } };
