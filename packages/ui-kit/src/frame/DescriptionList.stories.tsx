import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'ui-kit/DescriptionList',
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

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = {
  args: {
    items: [
      { label: '商家', value: 'Isla Suncare' },
      { label: '商品', value: '每日防晒霜 SPF 50+，50 ml' },
      { label: '整包佣金', value: '20.00%' },
      { label: '拍摄费', value: '₱ 2,500.00' },
      { label: '批次', value: '' },
      { label: '达人要求', value: '擅长户外拍摄，粉丝以吕宋岛为主，曾展示过防晒产品且没有广告标签。', wide: true },
    ],
  },
  globals: { locale: 'zh-CN' },
};

export const Vietnamese: Story = {
  args: {
    items: [
      { label: 'Nhà bán hàng', value: 'Isla Suncare' },
      { label: 'Sản phẩm', value: 'Kem chống nắng SPF 50+ hằng ngày, 50 ml' },
      { label: 'Hoa hồng trọn gói', value: '20,00%' },
      { label: 'Phí quay', value: '₱ 2.500,00' },
      { label: 'Đợt', value: '' },
      {
        label: 'Yêu cầu',
        value: 'Nhà sáng tạo quay ngoài trời, khán giả chủ yếu ở Luzon, từng giới thiệu kem chống nắng mà không gắn nhãn tài trợ.',
        wide: true,
      },
    ],
  },
  globals: { locale: 'vn' },
};
