import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from './StatTile';

const meta = {
  title: 'ui-kit/StatTile',
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

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = {
  args: { label: '已结算与待结算 GMV', figure: '₫ 12.84 亿', note: '较前 30 天', link: <Link href="#orders">查看</Link> },
  globals: { locale: 'zh-CN' },
};

export const Vietnamese: Story = {
  args: {
    label: 'GMV đã và chờ đối soát',
    figure: '1,284 tỷ ₫',
    change: '+12,4%',
    note: 'so với 30 ngày trước',
    link: <Link href="#orders">Xem</Link>,
  },
  globals: { locale: 'vn' },
};
