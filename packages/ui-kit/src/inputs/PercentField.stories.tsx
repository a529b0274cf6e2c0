import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { PercentField } from './PercentField';

const meta = {
  title: 'ui-kit/PercentField',
  tags: ['autodocs'],
  component: PercentField,
  args: { label: 'Creator commission', value: '12.5', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PercentField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PercentField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
