import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BarChart } from './BarChart';
import { ChartFrame } from './ChartFrame';
import { DonutChart } from './DonutChart';
import { LineChart } from './LineChart';

const daysIn = (tag: string) =>
  Array.from({ length: 30 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 9, 22 + index));
    return day.toLocaleDateString(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  });

const days = daysIn('en-GB');

const gmv = [30, 34, 28, 36, 40, 48, 44, 38, 35, 37, 96.2, 72, 50, 44, 42, 40, 46, 52, 49, 45, 47, 51, 58, 61, 55, 49, 53, 57, 60, 64];

const meta = {
  title: 'ui-kit/Charts',
  tags: ['autodocs'],
  component: BarChart,
  subcomponents: { LineChart, DonutChart, ChartFrame },
  args: {
    title: 'GMV by day',
    unit: '₫ million',
    data: { labels: days, series: [{ id: 'gmv', name: 'GMV', values: gmv }] },
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bars: Story = { args: { highlight: 10 } };

/** The period before, a goal that changed with the month, and bars that reach it. */
export const BesideGoal: Story = {
  args: {
    data: {
      labels: days,
      series: [
        { id: 'gmv', name: '22 Oct – 20 Nov', values: gmv },
        {
          id: 'before',
          name: '22 Sep – 21 Oct',
          role: 'previous',
          values: gmv.map((_, at) => (at > 3 && at < 7 ? null : (gmv[(at + 9) % 30] ?? 0) * 0.9)),
        },
        { id: 'goal', name: 'Daily target', role: 'goal', values: gmv.map((_, at) => (at < 10 ? 45 : 50)) },
      ],
    },
  },
};

export const StackedBars: Story = {
  args: {
    title: 'Orders by kind',
    unit: 'orders',
    stacked: true,
    data: {
      labels: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
      series: [
        { id: 'commercial', name: 'Commercial', values: [42, 51, 48, 60, 66, 81] },
        { id: 'leader', name: 'Team leader', values: [18, 16, 22, 25, 21, 30] },
      ],
    },
  },
};

export const Lines: Story = {
  render: (args) => (
    <LineChart
      {...args}
      title="Followers gained"
      unit="followers"
      note="data as of 20 Nov, 06:00"
      data={{
        labels: days,
        series: [
          { id: 'bea', name: 'Bea Reyes', values: gmv.map((value, index) => (index > 11 && index < 16 ? null : value * 40)) },
          { id: 'linh', name: 'Linh Review Nè', values: gmv.map((value, index) => Math.round(900 + index * 32 - value * 4)) },
          { id: 'ayu', name: 'Ayu Lestari', values: gmv.map((value, index) => Math.round(2600 - index * 22 + value)) },
        ],
      }}
    />
  ),
};

/** A line alone has a soft ground; of so many days, only one without neighbours has a dot. */
export const LongLine: Story = {
  render: (args) => (
    <LineChart
      {...args}
      title="Followers"
      unit="people"
      area
      data={{
        labels: Array.from({ length: 400 }, (_, at) => new Date(Date.UTC(2025, 9, 17 + at)).toISOString().slice(0, 10)),
        series: [
          {
            id: 'fans',
            name: 'Followers',
            values: Array.from({ length: 400 }, (_, at) =>
              Math.abs(at - 120) < 20 && at !== 120 ? null : 84_000 + at * 90 + (at % 7) * 400,
            ),
          },
        ],
      }}
    />
  ),
};

export const Donut: Story = {
  render: (args) => (
    <DonutChart
      {...args}
      title="Followers by age"
      unit="followers"
      category="Age"
      data={{
        labels: ['13-17', '18-24', '25-34', '35-44', '45+'],
        series: [{ id: 'age', name: 'Followers', values: [21_000, 148_500, 122_300, 61_200, 32_600] }],
      }}
    />
  ),
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = {
  args: { data: { labels: [], series: [] }, emptyHint: 'Choose a longer range, or wait for tonight’s collection.' },
};

export const Failed: Story = { args: { error: 'The figures are being recalculated.' } };

export const DarkBars: Story = { ...Bars, globals: { mode: 'dark' }, tags: ['!autodocs'] };

export const DarkLines: Story = { ...Lines, globals: { mode: 'dark' }, tags: ['!autodocs'] };

export const DarkDonut: Story = { ...Donut, globals: { mode: 'dark' }, tags: ['!autodocs'] };

const agesIn = (name: string) => ({
  labels: ['13-17', '18-24', '25-34', '35-44', '45+'],
  series: [{ id: 'age', name, values: [21_000, 148_500, 122_300, 61_200, 32_600] }],
});

export const DonutVietnamese: Story = {
  render: (args) => <DonutChart {...args} title="Người theo dõi theo tuổi" unit="người" category="Tuổi" data={agesIn('Người theo dõi')} />,
  globals: { locale: 'vn', mode: 'dark' },
  tags: ['!autodocs'],
};

const gainedIn = (tag: string) => ({
  labels: daysIn(tag),
  series: [{ id: 'linh', name: 'Linh Review Nè', values: gmv.map((value, index) => (index > 11 && index < 16 ? null : value * 40)) }],
});

export const LinesChinese: Story = {
  render: (args) => <LineChart {...args} title="新增粉丝" unit="人" note="数据截至 11月20日 06:00" data={gainedIn('zh-CN')} />,
  globals: { locale: 'zh-CN', mode: 'dark' },
  tags: ['!autodocs'],
};
