import type { Meta, StoryObj } from '@storybook/react-vite';
import { shopApi } from '@backlot/contract';
import Button from '@mui/material/Button';
import { useConsole } from '../../shell/console/ConsoleContext';
import { answer, Refusal } from '../stage/answer';
import { Stage } from '../stage/Stage';
import { order, pdfAnswers, shop } from './pdf.fixture';
import { PdfButton } from './PdfButton';
import { usePickedPdfs } from './usePickedPdfs';
import { merchantPdf, pickedMerchants, workOrderPdf } from './PdfSource';

const MerchantScreen = () => <PdfButton source={() => merchantPdf(shop)} />;
const OrderScreen = () => <PdfButton source={() => workOrderPdf(order)} />;
const DraftScreen = () => (
  <PdfButton
    source={() =>
      workOrderPdf({ ...order, shopSnapshot: null, goodsSnapshot: null, shopNow: order.shopSnapshot, goodsNow: order.goodsSnapshot })
    }
  />
);

function ListScreen() {
  const { client } = useConsole();
  return <PdfButton source={() => pickedMerchants.preview(client, ['1', '2', '3', '4', '5', '6'])} />;
}

/** A list whose picked rows are printed: three, or sixty from many pages. */
function BulkScreen() {
  const { actions, preview } = usePickedPdfs(pickedMerchants);
  const picked = (count: number) => ({ kind: 'rows' as const, ids: Array.from({ length: count }, (_, at) => String(at + 1)) });
  return (
    <>
      {actions.flatMap(({ key, label, onRun }) =>
        [3, 60].map((count) => <Button key={`${key}${count}`} onClick={() => onRun(picked(count))}>{`${label} ${count}`}</Button>),
      )}
      {preview}
    </>
  );
}

const meta: Meta<typeof Stage> = { title: 'console/PdfButton', component: Stage, args: { screen: MerchantScreen, answers: pdfAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Merchant: Story = {};
export const WorkOrder: Story = { args: { screen: OrderScreen } };
export const DraftWithoutSnapshots: Story = { args: { screen: DraftScreen } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const PickedRows: Story = { args: { screen: ListScreen } };
export const PickedInList: Story = { args: { screen: BulkScreen } };
export const PickedWithoutPermission: Story = { args: { screen: BulkScreen, grants: ['shop.query'] } };
export const Refused: Story = {
  args: {
    screen: ListScreen,
    answers: [...pdfAnswers(), answer(shopApi.detail, () => Promise.reject(new Refusal(1013003, 'You may not see this merchant.')))],
  },
};
