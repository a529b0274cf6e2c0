import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from './StatTile';

const meta = {
  title: 'ui-kit/StatTile',
  tags: ['autodocs'],
  component: StatTile,
  args: { label: 'GMV, settled and pending', figure: '₫ 1.284 B', change: '+12.4%', changeTone: 'ok', note: 'vs the 30 days before' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithLink: Story = { args: { link: <Link href="#orders">Orders</Link> } };

export const Fell: Story = { args: { label: 'Approval rate', figure: '71.4%', change: '-2.1 pt', changeTone: 'bad' } };

export const Loading: Story = { args: { loading: true } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
