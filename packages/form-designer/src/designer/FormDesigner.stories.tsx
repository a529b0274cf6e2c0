import type { Meta, StoryObj } from '@storybook/react-vite';
import { createControl } from '../document/createControl';
import { createDocument } from '../document/formDocument';
import { FormDesigner } from './FormDesigner';
import { sampleForm } from './sampleForm';

const nothing = () => undefined;

const meta: Meta<typeof FormDesigner> = {
  title: 'Form designer/Designer',
  component: FormDesigner,
  parameters: { layout: 'fullscreen' },
  args: { document: sampleForm, onSave: nothing, onClose: nothing },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh', minHeight: 640, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof FormDesigner>;

export const Filled: Story = {};

export const Empty: Story = { args: { document: undefined } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const LongTexts: Story = {
  args: {
    document: {
      ...createDocument(),
      list: [
        {
          ...createControl('input', () => 'long'),
          label: 'A label that goes on and on '.repeat(12),
          help: 'Help that does not end '.repeat(20),
        },
      ],
    },
  },
};

export const UnknownControls: Story = {
  args: {
    document: {
      ...createDocument(),
      list: [
        { type: 'hologram', key: 'h' },
        { type: 'input', label: 'options of a wrong kind', key: 'i', options: 'x' },
      ],
    },
  },
};

export const TwoThousandControls: Story = {
  args: {
    document: {
      ...createDocument(),
      list: Array.from({ length: 2000 }, (_, index) => ({ ...createControl('input', () => `i${index}`), label: `Field ${index + 1}` })),
    },
  },
};

export const CellSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: await canvas.findByRole('group', { name: 'Row 2, column 1' }) });
  },
};

export const ControlSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('group', { name: /^Country/ }));
  },
};

const shortForm = { ...createDocument(), list: [createControl('input', () => 'a'), createControl('select', () => 'b')] };

const opensDialog = (name: string, args: Story['args'] = {}): Story => ({
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    const page = canvas.getByRole('toolbar').ownerDocument;
    while (!page.querySelector('[role="dialog"]')) await new Promise((resolve) => page.defaultView?.requestAnimationFrame(resolve));
  },
});

export const Json = opensDialog('Generate JSON');

export const Code = opensDialog('Generate code');

export const Import = opensDialog('Import');

export const Preview = opensDialog('Preview', { document: shortForm });

export const Check = opensDialog('Check');

export const Translations = opensDialog('Translations', { document: shortForm });

export const Settings = opensDialog('Settings');

export const Shortcuts = opensDialog('Keyboard shortcuts');
