import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: 'ui-kit/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  args: { value: 'sunscreen', onChange: fn(), onSearch: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Empty: Story = { args: { value: '', placeholder: 'Name, id or up to 500 pasted links' } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
