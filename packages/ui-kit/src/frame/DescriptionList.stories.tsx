import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'ui-kit/DescriptionList',
  tags: ['autodocs'],
  component: DescriptionList,
  args: {
    items: [
      { label: 'Merchant', value: 'Isla Suncare' },
      { label: 'Product', value: 'SPF 50+ daily, 50 ml' },
      { label: 'Whole package', value: '20.00%' },
      { label: 'Shooting fee', value: '₱ 2,500.00' },
      { label: 'Batch', value: '' },
      {
        label: 'Experts wanted',
        value: 'Creators who film outdoors, with an audience in Luzon, and who have shown sun care before without sponsored tags.',
        wide: true,
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};

export const FourColumns: Story = { args: { columns: 4 } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
