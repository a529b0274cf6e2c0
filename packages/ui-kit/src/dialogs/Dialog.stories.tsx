import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Dialog } from './Dialog';

const meta = {
  title: 'ui-kit/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Save view',
    onClose: fn(),
    onSubmit: fn(),
    children: <TextField label="Name of the view" defaultValue="Beauty, 100K+" fullWidth />,
    actions: (
      <>
        <Button variant="outlined">Cancel</Button>
        <Button variant="contained" type="submit">
          Save
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const Dark: Story = { globals: { mode: 'dark' } };

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
