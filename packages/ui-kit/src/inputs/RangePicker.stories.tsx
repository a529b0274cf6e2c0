import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { RangePicker } from './RangePicker';

const meta = {
  title: 'ui-kit/RangePicker',
  tags: ['autodocs'],
  component: RangePicker,
  args: {
    label: 'Range',
    value: { preset: '30' },
    presets: [
      { value: 'today', label: 'Today' },
      { value: '7', label: '7 days' },
      { value: '30', label: '30 days' },
    ],
    max: '2026-11-22',
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RangePicker
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Preset: Story = {};
export const OwnDays: Story = { args: { value: { from: '2026-11-01', to: '2026-11-11' } } };
