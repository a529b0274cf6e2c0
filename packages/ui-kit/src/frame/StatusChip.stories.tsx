import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from './StatusChip';

const meta = {
  title: 'ui-kit/StatusChip',
  tags: ['autodocs'],
  component: StatusChip,
  args: { children: 'Approved', tone: 'ok' },
} satisfies Meta<typeof StatusChip>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['ok', 'warn', 'bad', 'info', 'neutral'] as const;

const tonesOf = (words: readonly string[]): Story => ({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tones.map((tone, at) => (
        <StatusChip key={tone} tone={tone}>
          {words[at] ?? ''}
        </StatusChip>
      ))}
    </div>
  ),
});

export const Tones: Story = tonesOf(['Approved', 'Pending review', 'Rejected', 'Claimed', 'Not asked']);

export const LongText: Story = {
  args: { tone: 'warn', children: 'Waiting for the merchant to confirm the sample address', title: 'Since 3 days' },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
};

export const ColorWeak: Story = { ...Tones, globals: { colorWeak: 'on' }, tags: ['!autodocs'] };

export const Dark: Story = { ...Tones, globals: { mode: 'dark' }, tags: ['!autodocs'] };
