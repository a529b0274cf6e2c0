import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../frame/Section';
import { NextStep } from './NextStep';
import { Stepper } from './Stepper';

const meta = {
  title: 'ui-kit/Stepper',
  tags: ['autodocs'],
  component: Stepper,
  args: {
    steps: [
      { label: 'Drafted', state: 'done', note: '18 Nov, Mara (admin)' },
      { label: 'Handed out', state: 'done', note: '19 Nov 09:12, batch 20261119-2' },
      { label: 'Claimed', state: 'current', note: 'You, 19 Nov 10:40' },
      { label: 'Creators approved', state: 'coming', note: '3 of 5' },
      { label: 'Published', state: 'coming', note: '1 of 5' },
      { label: 'Ended', state: 'coming', note: 'by 2 Dec, 12 days left' },
    ],
  },
  render: (args) => (
    <Section>
      <div style={{ display: 'grid', gap: 20 }}>
        <Stepper {...args} />
        <NextStep>
          @pau_mnl was rejected yesterday (“audience mostly outside Luzon”). Submit another creator, or the same one with a better reason. 2
          rounds left.
        </NextStep>
      </div>
    </Section>
  ),
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WorkOrder: Story = {};

export const Stopped: Story = {
  args: {
    steps: [
      { label: 'Submitted', state: 'done', note: 'Isla Suncare, 12 Nov' },
      { label: 'Rejected', state: 'stopped', note: 'Mara, 13 Nov: licence unreadable' },
    ],
  },
  render: (args) => <Stepper {...args} />,
};

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
