import type { Meta, StoryObj } from '@storybook/react-vite';
import { shopApi } from '@backlot/contract';
import { useConsole } from '../console/ConsoleContext';
import { answer, Refusal } from '../stage/answer';
import { Stage } from '../stage/Stage';
import { order, pdfAnswers, shop } from './pdf.fixture';
import { PdfButton } from './PdfButton';
import { merchantPdf, pickedMerchantPdfs, workOrderPdf } from './PdfSource';

const MerchantScreen = () => <PdfButton source={() => merchantPdf(shop)} />;
const OrderScreen = () => <PdfButton source={() => workOrderPdf(order)} />;
const DraftScreen = () => <PdfButton source={() => workOrderPdf({ ...order, shopSnapshot: null, goodsSnapshot: null })} />;

function ListScreen() {
  const { client } = useConsole();
  return <PdfButton source={() => pickedMerchantPdfs(client, ['1', '2', '3', '4', '5', '6'])} />;
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
export const Refused: Story = {
  args: { screen: ListScreen, answers: [...pdfAnswers(), answer(shopApi.detail, () => Promise.reject(new Refusal(1013003, 'You may not see this merchant.')))] },
};
