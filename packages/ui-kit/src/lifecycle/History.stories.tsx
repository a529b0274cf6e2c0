import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from '../frame/StatusChip';
import { History } from './History';

const meta = {
  title: 'ui-kit/History',
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

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = {
  args: {
    entries: [
      { id: 4, what: '@bea.reyes 的发布链接检查有效', who: '系统', when: '今天 08:02' },
      { id: 3, what: '佣金已修改', from: '10.00%', to: '12.00%', who: 'Mara', when: '昨天 17:45' },
      {
        id: 2,
        what: '已审核 @pau_mnl',
        from: <StatusChip tone="warn">待审核</StatusChip>,
        to: <StatusChip tone="bad">已驳回</StatusChip>,
        reason: '粉丝大多不在吕宋岛',
        who: 'Mara',
        when: '昨天 11:20',
        tone: 'bad',
      },
      { id: 1, what: '工单已领取', who: '您', when: '11月19日 10:40' },
    ],
  },
  globals: { locale: 'zh-CN' },
};

export const Vietnamese: Story = {
  args: {
    entries: [
      { id: 4, what: 'Liên kết đăng của @bea.reyes hợp lệ', who: 'Hệ thống', when: 'hôm nay 08:02' },
      { id: 3, what: 'Đã đổi hoa hồng', from: '10,00%', to: '12,00%', who: 'Mara', when: 'hôm qua 17:45' },
      {
        id: 2,
        what: 'Đã duyệt @pau_mnl',
        from: <StatusChip tone="warn">Chờ duyệt</StatusChip>,
        to: <StatusChip tone="bad">Từ chối</StatusChip>,
        reason: 'khán giả chủ yếu ngoài Luzon',
        who: 'Mara',
        when: 'hôm qua 11:20',
        tone: 'bad',
      },
      { id: 1, what: 'Đã nhận đơn', who: 'Bạn', when: '19 thg 11 10:40' },
    ],
  },
  globals: { locale: 'vn' },
};

export const EmptyVietnamese: Story = { args: { entries: [] }, globals: { locale: 'vn' } };
