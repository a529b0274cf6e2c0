import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList';
import { PageFrame } from './PageFrame';
import { Section } from './Section';
import { StatTile } from './StatTile';
import { StatusChip } from './StatusChip';

const meta = {
  title: 'ui-kit/PageFrame',
  tags: ['autodocs'],
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '11.11 sunscreen launch, Manila',
    mark: <StatusChip tone="info">Claimed</StatusChip>,
    subtitle: 'WO261120PH00042 · commercial order · shooting fee',
    actions: (
      <>
        <Button variant="outlined">PDF</Button>
        <Button variant="outlined">Return allocation</Button>
      </>
    ),
    main: <Button variant="contained">Submit creators</Button>,
    children: (
      <>
        <Box sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
          <StatTile label="GMV, settled and pending" figure="₫ 1.284 B" change="+12.4%" changeTone="ok" note="vs the 30 days before" />
          <StatTile label="Creators published" figure="38" change="+5" changeTone="ok" note="vs the 30 days before" />
          <StatTile label="Approval rate" figure="71.4%" change="-2.1 pt" changeTone="bad" note="vs the 30 days before" />
        </Box>
        <Section title="Terms, frozen at hand-out">
          <DescriptionList
            items={[
              { label: 'Merchant', value: 'Isla Suncare' },
              { label: 'Creator', value: '12.00%' },
            ]}
          />
        </Section>
      </>
    ),
  },
} satisfies Meta<typeof PageFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Detail: Story = {};

export const WithBreadcrumbs: Story = {
  args: {
    breadcrumbs: [
      <Link key="orders" href="#orders" color="inherit">
        My orders
      </Link>,
      <span key="here">WO261120PH00042</span>,
    ],
  },
};

export const LongTitle: Story = {
  args: { title: 'Ra mắt kem chống nắng 11.11 tại Manila cùng hai mươi nhà sáng tạo nội dung làm đẹp và gia đình' },
};

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
