import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from './StatusChip';

const meta = { title: 'ui-kit/StatusChip', component: StatusChip, args: { children: 'Approved', tone: 'ok' } } satisfies Meta<typeof StatusChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <StatusChip tone="ok">Approved</StatusChip>
      <StatusChip tone="warn">Pending review</StatusChip>
      <StatusChip tone="bad">Rejected</StatusChip>
      <StatusChip tone="info">Claimed</StatusChip>
      <StatusChip>Not asked</StatusChip>
    </div>
  ),
};

export const LongText: Story = {
  args: { tone: 'warn', children: 'Waiting for the merchant to confirm the sample address', title: 'Since 3 days' },
  decorators: [(Story) => <div style={{ width: 160 }}><Story /></div>],
};

export const ColorWeak: Story = { ...Tones, globals: { colorWeak: 'on' } };

export const Dark: Story = { ...Tones, globals: { mode: 'dark' } };
