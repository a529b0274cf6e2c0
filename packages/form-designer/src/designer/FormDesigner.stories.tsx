import StarIcon from '@mui/icons-material/Star';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { toolbarCommands } from '../commands/designerCommands';
import { builtInControls } from '../controls/builtInControls';
import { defineControl } from '../controls/defineControl';
import { rateControl } from '../controls/rate/rateControl';
import { createControl } from '../document/createControl';
import { createDocument } from '../document/formDocument';
import { FormDesigner } from './FormDesigner';
import { sampleForm } from './sampleForm';

const nowhere = { control: false } as const;

const meta: Meta<typeof FormDesigner> = {
  title: 'form-designer/FormDesigner',
  tags: ['autodocs'],
  component: FormDesigner,
  parameters: { layout: 'fullscreen' },
  args: { document: sampleForm, title: 'Form designer', hidesModel: false, historyCap: 20, onSave: fn(), onChange: fn(), onClose: fn() },
  argTypes: {
    document: { control: 'object' },
    tools: { control: 'check', options: toolbarCommands.map(({ id }) => id) },
    controls: nowhere,
    toolbarLeft: nowhere,
    toolbarRight: nowhere,
    host: nowhere,
    drafts: nowhere,
    ref: nowhere,
  },
  // What a designer begins with is read once: another form is another designer.
  render: (args) => <FormDesigner key={JSON.stringify(args.document)} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ height: '100vh', minHeight: 640, maxHeight: 900, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof FormDesigner>;

const hiddenInDocs = ['!autodocs'];

/** A form with layouts, a table and repeating rows. */
export const Filled: Story = {};

/** Nothing yet. */
export const Empty: Story = { args: { document: undefined } };

/** A few of the tools, and what the host puts beside them. */
export const ChosenTools: Story = {
  args: { tools: ['undo', 'redo', 'preview'], title: '', toolbarRight: <Button variant="contained">Publish</Button> },
};

const stars = defineControl({
  ...rateControl,
  type: 'stars',
  group: 'custom',
  icon: StarIcon,
  name: { en: 'Stars', 'zh-CN': '星级', vn: 'Số sao' },
});

/** A control type of the host is one value more in the list. */
export const OwnControl: Story = { args: { document: undefined, controls: [...builtInControls, stars] } };

export const Chinese: Story = { globals: { locale: 'zh-CN' }, tags: hiddenInDocs };

export const Vietnamese: Story = { globals: { locale: 'vn' }, tags: hiddenInDocs };

export const Dark: Story = { globals: { mode: 'dark' }, tags: hiddenInDocs };

/** Labels and help that do not end. */
export const LongTexts: Story = {
  tags: hiddenInDocs,
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

/** What nobody knows, and what is damaged, is kept and shown as such. */
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
  tags: hiddenInDocs,
  args: {
    document: {
      ...createDocument(),
      list: Array.from({ length: 2000 }, (_, index) => ({ ...createControl('input', () => `i${index}`), label: `Field ${index + 1}` })),
    },
  },
};

export const CellSelected: Story = {
  tags: hiddenInDocs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: await canvas.findByRole('group', { name: 'Row 2, column 1' }) });
  },
};

export const ControlSelected: Story = {
  tags: hiddenInDocs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('group', { name: /^Country/ }));
  },
};

const shortForm = { ...createDocument(), list: [createControl('input', () => 'a'), createControl('select', () => 'b')] };

const opensDialog = (name: string, args: Story['args'] = {}): Story => ({
  tags: hiddenInDocs,
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
