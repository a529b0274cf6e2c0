import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { DescriptionList } from '../frame/DescriptionList';
import { SideDrawer } from './SideDrawer';

const meta = {
  title: 'ui-kit/SideDrawer',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: SideDrawer,
  args: {
    open: true,
    title: 'Bea Reyes',
    subtitle: '@bea.reyes · Philippines',
    onClose: fn(),
    children: (
      <DescriptionList
        items={[
          { label: 'Followers', value: '402.5K' },
          { label: 'Interaction', value: '5.40%' },
          { label: '30-day sales', value: '₱ 912,480.00' },
        ]}
      />
    ),
    actions: <Button variant="contained">Submit to order…</Button>,
  },
} satisfies Meta<typeof SideDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Detail: Story = {};

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };

export const Opened: Story = {
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Open detail
        </Button>
        <SideDrawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
};
