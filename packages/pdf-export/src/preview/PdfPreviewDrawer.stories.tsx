import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocaleProvider } from '@backlot/i18n/react';
import { readFilledForm } from '../documents/filledForm/readFilledForm';
import { DrawerHarness } from '../fixtures/DrawerHarness';
import { formDesign, formValues } from '../fixtures/filledForms';
import { quote, quoteDocument, startQuoteWorker } from '../fixtures/quotes';
import { shops } from '../fixtures/shops';
import { workOrders } from '../fixtures/workOrders';
import { filledFormDocument, merchantDocument, workOrderDocument } from './documentKind';

const meta: Meta = { title: 'pdf-export/PdfPreviewDrawer', parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj;

export const WorkOrder: Story = { render: () => <DrawerHarness document={workOrderDocument} records={[workOrders.en]} /> };

export const WorkOrderInChinese: Story = {
  render: () => (
    <LocaleProvider locale="zh-CN">
      <DrawerHarness document={workOrderDocument} records={[workOrders['zh-CN']]} />
    </LocaleProvider>
  ),
};

export const WorkOrderInVietnamese: Story = {
  render: () => (
    <LocaleProvider locale="vn">
      <DrawerHarness document={workOrderDocument} records={[workOrders.vn]} />
    </LocaleProvider>
  ),
};

export const Merchant: Story = { render: () => <DrawerHarness document={merchantDocument} records={[shops.en]} /> };

export const MerchantInTheDark: Story = {
  globals: { mode: 'dark' },
  render: () => <DrawerHarness document={merchantDocument} records={[shops['zh-CN']]} locale="zh-CN" />,
};

export const FilledForm: Story = {
  render: () => (
    <DrawerHarness
      document={filledFormDocument}
      records={[readFilledForm({ title: 'สมชาย ใจดี', code: 'F-7', design: formDesign('en'), values: formValues, locale: 'en' })]}
    />
  ),
};

export const ManyRecords: Story = {
  render: () => (
    <DrawerHarness
      document={workOrderDocument}
      records={Array.from({ length: 24 }, (_, index) => ({
        ...workOrders.en,
        workOrderNo: `WO261121PH${String(index + 1).padStart(5, '0')}`,
      }))}
    />
  ),
};

export const LongText: Story = {
  render: () => (
    <DrawerHarness
      document={merchantDocument}
      records={[{ ...shops['zh-CN'], introduce: '我们希望合作的达人具有良好的粉丝互动率，内容风格真实自然。'.repeat(700) }]}
      locale="zh-CN"
    />
  ),
};

export const BadData: Story = {
  render: () => (
    <DrawerHarness
      document={workOrderDocument}
      records={[
        {
          workOrderName: 'A\u0000 \u202Eright to left بازار 😀🎉 犇喆堃',
          workAttribute: 1,
          upShotCost: 'on request',
          workDes: `https://example.com/${'path/'.repeat(60)}`,
          shop: null,
          goodsInfo: { goodsUrl: 'javascript:alert(1)' },
        },
      ]}
    />
  ),
};

export const FontMissing: Story = {
  render: () => <DrawerHarness document={merchantDocument} records={[shops.en]} fontUrl="/no-such-folder/" />,
};

export const WorkerMissing: Story = {
  render: () => (
    <DrawerHarness
      document={merchantDocument}
      records={[shops.en]}
      createWorker={() => new Worker('/no-such-worker.js', { type: 'module' })}
    />
  ),
};

const silentWorker = () => new Worker(URL.createObjectURL(new Blob([''], { type: 'text/javascript' })));

export const Preparing: Story = {
  render: () => <DrawerHarness document={merchantDocument} records={[shops.en]} createWorker={silentWorker} />,
};

export const NothingChosen: Story = { render: () => <DrawerHarness document={merchantDocument} records={[]} /> };

export const OwnDocument: Story = {
  render: () => <DrawerHarness document={quoteDocument} records={[quote]} createWorker={startQuoteWorker} />,
};
