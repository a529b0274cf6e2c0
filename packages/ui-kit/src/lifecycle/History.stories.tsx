import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from '../frame/StatusChip';
import { History } from './History';

const meta = {
  title: 'ui-kit/History',
  tags: ['autodocs'],
  component: History,
  args: {
    entries: [
      { id: 4, what: 'Publish link of @bea.reyes found valid', who: 'System', when: 'today 08:02' },
      { id: 3, what: 'Commission changed', from: '10.00%', to: '12.00%', who: 'Mara', when: 'yesterday 17:45' },
      {
        id: 2,
        what: '@pau_mnl reviewed',
        from: <StatusChip tone="warn">Pending review</StatusChip>,
        to: <StatusChip tone="bad">Rejected</StatusChip>,
        reason: 'audience mostly outside Luzon',
        who: 'Mara',
        when: 'yesterday 11:20',
        tone: 'bad',
      },
      { id: 1, what: 'Order claimed', who: 'You', when: '19 Nov 10:40' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof History>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WorkOrder: Story = {};

export const Empty: Story = { args: { entries: [] } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
