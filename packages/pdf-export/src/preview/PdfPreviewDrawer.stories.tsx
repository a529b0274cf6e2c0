import type { Meta, StoryObj } from '@storybook/react-vite';
import { locales } from '@backlot/i18n';
import { LocaleProvider } from '@backlot/i18n/react';
import { fn } from 'storybook/test';
import type { WorkOrderRecord } from '../documents/workOrder/WorkOrderRecord';
import { readFilledForm } from '../documents/filledForm/readFilledForm';
import { DrawerHarness } from '../fixtures/DrawerHarness';
import { formDesign, formValues } from '../fixtures/filledForms';
import { quote, quoteDocument, startQuoteWorker } from '../fixtures/quotes';
import { shops } from '../fixtures/shops';
import { workOrders } from '../fixtures/workOrders';
import { startPdfWorker } from '../startWorker';
import { filledFormDocument, merchantDocument, workOrderDocument } from './documentKind';
import { PdfPreviewDrawer } from './PdfPreviewDrawer';

/** A button and the drawer that it opens. Each story of the manual page has a frame of its own, as the drawer covers the page it stands on. */
const meta: Meta<typeof PdfPreviewDrawer<WorkOrderRecord>> = {
  title: 'pdf-export/PdfPreviewDrawer',
  tags: ['autodocs'],
  component: PdfPreviewDrawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, onClose: fn(), document: workOrderDocument, records: [workOrders.en], createWorker: startPdfWorker },
  argTypes: {
    locale: { control: 'select', options: locales },
    fontUrl: { control: 'text' },
    records: { control: 'object' },
    document: { control: false },
    createWorker: { control: false },
    lookUp: { control: false },
  },
  render: (args) => <DrawerHarness key={String(args.open)} {...args} />,
};
export default meta;

type Story = StoryObj;

export const WorkOrder: Story = {};

/** A character no font draws stands as □ and is named above the page, with its code point. */
export const MissingCharacters: Story = {
  render: () => <DrawerHarness document={merchantDocument} records={[{ ...shops.en, shopName: 'Bazaar ខ្មែរ' }]} />,
};

export const WorkOrderInChinese: Story = {
  tags: ['!autodocs'],
  render: () => (
    <LocaleProvider locale="zh-CN">
      <DrawerHarness document={workOrderDocument} records={[workOrders['zh-CN']]} />
    </LocaleProvider>
  ),
};

export const WorkOrderInVietnamese: Story = {
  tags: ['!autodocs'],
  render: () => (
    <LocaleProvider locale="vn">
      <DrawerHarness document={workOrderDocument} records={[workOrders.vn]} />
    </LocaleProvider>
  ),
};

export const Merchant: Story = { render: () => <DrawerHarness document={merchantDocument} records={[shops.en]} /> };

export const MerchantInTheDark: Story = {
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
  render: () => (
    <DrawerHarness
      document={merchantDocument}
      records={[{ ...shops['zh-CN'], introduce: '我们希望合作的达人具有良好的粉丝互动率，内容风格真实自然。'.repeat(700) }]}
      locale="zh-CN"
    />
  ),
};

export const BadData: Story = {
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
  render: () => <DrawerHarness document={merchantDocument} records={[shops.en]} fontUrl="/no-such-folder/" />,
};

export const WorkerMissing: Story = {
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
  render: () => <DrawerHarness document={merchantDocument} records={[shops.en]} createWorker={silentWorker} />,
};

export const NothingChosen: Story = {
  tags: ['!autodocs'],
  render: () => <DrawerHarness document={merchantDocument} records={[]} />,
};

export const OwnDocument: Story = {
  render: () => <DrawerHarness document={quoteDocument} records={[quote]} createWorker={startQuoteWorker} />,
};
