import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Dialog } from './Dialog';

const parts = (label: string, name: string, cancel: string, save: string) => ({
  children: <TextField label={label} defaultValue={name} fullWidth />,
  actions: (
    <>
      <Button variant="outlined">{cancel}</Button>
      <Button variant="contained" type="submit">
        {save}
      </Button>
    </>
  ),
});

const meta = {
  title: 'ui-kit/Dialog',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: Dialog,
  args: {
    open: true,
    title: 'Save view',
    onClose: fn(),
    onSubmit: fn(),
    ...parts('Name of the view', 'Beauty, 100K+', 'Cancel', 'Save'),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };

export const Opened: Story = {
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Save this view
        </Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
};
