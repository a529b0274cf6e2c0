import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../frame/Section';
import { NextStep } from './NextStep';
import { Stepper } from './Stepper';

const meta = {
  title: 'ui-kit/Stepper',
  component: Stepper,
  args: {
    steps: [
      { label: 'Drafted', state: 'done', note: '18 Nov, Mara (admin)' },
      { label: 'Handed out', state: 'done', note: '19 Nov 09:12, batch 20261119-2' },
      { label: 'Claimed', state: 'current', note: 'You, 19 Nov 10:40' },
      { label: 'Creators approved', state: 'coming', note: '3 of 5' },
      { label: 'Published', state: 'coming', note: '1 of 5' },
      { label: 'Ended', state: 'coming', note: 'by 2 Dec, 12 days left' },
    ],
  },
  render: (args) => (
    <Section>
      <div style={{ display: 'grid', gap: 20 }}>
        <Stepper {...args} />
        <NextStep>
          @pau_mnl was rejected yesterday (“audience mostly outside Luzon”). Submit another creator, or the same one with a better reason. 2
          rounds left.
        </NextStep>
      </div>
    </Section>
  ),
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WorkOrder: Story = {};

export const Stopped: Story = {
  args: {
    steps: [
      { label: 'Submitted', state: 'done', note: 'Isla Suncare, 12 Nov' },
      { label: 'Rejected', state: 'stopped', note: 'Mara, 13 Nov: licence unreadable' },
    ],
  },
  render: (args) => <Stepper {...args} />,
};

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = {
  args: {
    steps: [
      { label: '已下发', state: 'done', note: '11月19日 09:12' },
      { label: '已领取', state: 'current', note: '您，11月19日 10:40' },
      { label: '已结束', state: 'coming', note: '12月2日前，剩12天' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <Stepper {...args} />
      <NextStep>@pau_mnl 昨天被驳回，请提交其他达人。</NextStep>
    </div>
  ),
  globals: { locale: 'zh-CN' },
};

export const Vietnamese: Story = {
  args: {
    steps: [
      { label: 'Đã giao', state: 'done', note: '19 thg 11 09:12' },
      { label: 'Đã nhận', state: 'current', note: 'Bạn, 19 thg 11 10:40' },
      { label: 'Kết thúc', state: 'coming', note: 'trước 2 thg 12, còn 12 ngày' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <Stepper {...args} />
      <NextStep>@pau_mnl bị từ chối hôm qua. Hãy gửi nhà sáng tạo khác.</NextStep>
    </div>
  ),
  globals: { locale: 'vn' },
};
