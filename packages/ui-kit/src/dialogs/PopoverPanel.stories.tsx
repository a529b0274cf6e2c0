import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { EmptyState } from '../states/EmptyState';
import { PopoverPanel } from './PopoverPanel';

const parts = (title: string, tool: string, kinds: readonly string[], empty: string) => ({
  title,
  tools: (
    <Button size="small" variant="text">
      {tool}
    </Button>
  ),
  top: (
    <Tabs value={0} aria-label={title}>
      {kinds.map((kind) => (
        <Tab key={kind} label={kind} />
      ))}
    </Tabs>
  ),
  children: <EmptyState dense title={empty} />,
});

const meta = {
  title: 'ui-kit/PopoverPanel',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: PopoverPanel,
  args: {
    anchor: null,
    onClose: fn(),
    ...parts('Notifications', 'Mark all as read', ['Messages', 'Replies', 'Announcements'], 'You have read everything'),
  },
  render: function Render(args) {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button variant="outlined" aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
          7
        </Button>
        <PopoverPanel {...args} anchor={anchor} onClose={() => setAnchor(null)} />
      </Box>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7' }));
  },
} satisfies Meta<typeof PopoverPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Notifications: Story = {};

export const Wide: Story = { args: { title: 'Download centre', width: 800, top: undefined, tools: undefined } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
