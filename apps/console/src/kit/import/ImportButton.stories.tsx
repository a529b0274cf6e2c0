import { channelVideoApi, labelApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../stage/Stage';
import { ImportButton } from './ImportButton';
import { importAnswers } from './imports.fixture';

const One = () => <ImportButton kinds={[{ label: 'labels', calls: labelApi }]} onDone={() => undefined} />;
const Two = () => (
  <ImportButton
    kinds={[
      { label: 'Labels', calls: labelApi },
      { label: 'Videos', calls: channelVideoApi },
    ]}
    onDone={() => undefined}
  />
);

const meta: Meta<typeof Stage> = { title: 'console/Import', component: Stage, args: { screen: One, answers: importAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const OneKind: Story = {};
export const TwoKinds: Story = { args: { screen: Two } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const NotAllowed: Story = { args: { grants: ['label.query'] } };
