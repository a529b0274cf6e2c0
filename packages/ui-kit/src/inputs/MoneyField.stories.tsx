import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { MoneyField } from './MoneyField';

const meta = {
  title: 'ui-kit/MoneyField',
  tags: ['autodocs'],
  component: MoneyField,
  args: { label: 'Shooting fee', value: '2500.00', currency: 'PHP', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <MoneyField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Peso: Story = {};

export const Dong: Story = { args: { label: 'Phí quay', value: '500000', currency: 'VND' }, globals: { locale: 'vn' } };

export const Empty: Story = { args: { value: '', required: true } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
