import type { Meta, StoryObj } from '@storybook/react-vite';
import { commercialOrderApi, workOrderApi } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { orderDetail, orderDetailAnswers, submissionRows } from '../parts/order/orders.fixture';
import { pickerAnswers } from './submit/picker.fixture';
import { OrderDetailScreen } from './OrderDetailScreen';

const candidateAnswers = pickerAnswers();

const meta: Meta<typeof Stage> = {
  title: 'console/Order detail',
  component: Stage,
  args: { screen: OrderDetailScreen, answers: [...orderDetailAnswers(), ...candidateAnswers], path: '/workOrderBDDetail?id=3' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const OfBd: Story = {};
export const Current: Story = { args: { path: '/workOrderBDCurrentDetail?id=3' } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const draft = {
  ...orderDetail,
  workOrderStatus: 0,
  handOutTime: null,
  can: ['edit', 'allocate', 'handOut', 'delete', 'pdf'],
  allocations: [],
  next: { key: 'allocate' as const, values: { done: 0, of: 5 } },
  steps: orderDetail.steps.map((step, at) => ({
    ...step,
    state: at === 0 ? ('current' as const) : ('coming' as const),
    who: null,
    time: null,
  })),
};
export const DraftOfManager: Story = {
  args: {
    path: '/workOrderOwnDetail?id=3',
    answers: [
      ...orderDetailAnswers(draft, []),
      answer(commercialOrderApi.edit, () => ({})),
      answer(commercialOrderApi.delete, ({ ids }) => ({ ok: ids, failed: [] })),
    ],
  },
};

const reviewed = { ...orderDetail, can: ['extend', 'end', 'pdf'], next: { key: 'reviewUps' as const, values: { count: 1 } } };
export const ReviewedInPlace: Story = {
  args: {
    path: '/workOrderOwnDetail?id=3',
    answers: orderDetailAnswers(
      reviewed,
      submissionRows.map((row) => ({ ...row, can: row.approvalStatus === 1 ? ['approve', 'reject'] : [] })),
    ),
  },
};
export const OfMerchant: Story = {
  args: {
    path: '/workOrderShopDetail?id=3',
    grants: ['workOrderShop.get', 'workOrderShop.query'],
    answers: orderDetailAnswers(
      { ...orderDetail, can: ['pdf'], bdProportion: null, allocations: [], next: { key: 'inProgress', values: { approved: 3, of: 5 } } },
      submissionRows.map((row) => ({ ...row, can: [], agreedShotCost: null })),
    ),
  },
};
export const NotFound: Story = {
  args: { answers: [answer(workOrderApi.detail, () => Promise.reject(new Refusal(1020002, 'Record not found or no access.')))] },
};
export const NotAllowed: Story = { args: { grants: [] } };
export const Loading: Story = { args: { answers: [answer(workOrderApi.detail, () => new Promise<never>(() => undefined))] } };
