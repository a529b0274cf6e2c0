import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { PhoneField } from './PhoneField';

const meta = {
  title: 'ui-kit/PhoneField',
  tags: ['autodocs'],
  component: PhoneField,
  args: { label: 'Contact phone', value: '', defaultCountry: 'VN', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PhoneField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '+639171234567' } };

export const Dark: Story = { args: { value: '+84912345678' }, globals: { mode: 'dark' }, tags: ['!autodocs'] };
