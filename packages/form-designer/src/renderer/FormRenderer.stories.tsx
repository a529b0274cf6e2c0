import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { blueprints, controlTypes } from '../document/parse/blueprint';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import { createDocument, type FormDocument } from '../document/formDocument';
import { FormRenderer } from './FormRenderer';
import { sampleForm } from './sampleForm';

const nowhere = { control: false } as const;
const hiddenInDocs = ['!autodocs'];

const meta = {
  title: 'form-designer/FormRenderer',
  tags: ['autodocs'],
  component: FormRenderer,
  args: { document: sampleForm, disabled: false, answers: 'backlot', onSubmit: fn(), onInvalid: fn(), onChange: fn() },
  argTypes: {
    document: { control: 'object' },
    value: { control: 'object' },
    locale: { control: 'inline-radio', options: [undefined, 'en', 'zh-CN', 'vn'] },
    answers: { control: 'inline-radio', options: ['backlot', 'k-form-design'] },
    controls: nowhere,
    upload: nowhere,
    showFile: nowhere,
    nonce: nowhere,
    ref: nowhere,
  },
  // Read once, when the form is made: another answer is another form.
  render: (args) => <FormRenderer key={args.answers} {...args} />,
} satisfies Meta<typeof FormRenderer>;
export default meta;

type Story = StoryObj<typeof meta>;

const everyControl: Control[] = controlTypes
  .map((type) => createControl(type, () => `${type}_1`))
  .map((control) => (control.type === 'text' ? { ...control, options: { ...control.options, color: 'inherit' } } : control));

const laidOut = (config: FormDocument['config']): FormDocument => ({ ...sampleForm, config: { ...sampleForm.config, ...config } });

/** Labels beside their fields. */
export const Horizontal: Story = {};

/** Labels above their fields. */
export const Vertical: Story = { args: { document: laidOut({ layout: 'vertical' }) } };

/** Fields one after the other, as in a search bar. */
export const Inline: Story = { args: { document: { ...createDocument(), config: { layout: 'inline' }, list: everyControl.slice(0, 5) } } };

/** Labels and fields share each row in 24 parts. */
export const SharedRows: Story = { args: { document: laidOut({ labelLayout: 'Grid' }) } };

/** One of every type. */
export const EveryControl: Story = { args: { document: { ...createDocument(), list: everyControl } }, globals: { locale: 'zh-CN' } };

/** Data is shown and cannot be changed. */
export const Disabled: Story = {
  args: { disabled: true, value: { name: 'Lotus Beauty', country: 'VN', samples: [{ key: '1', product: 'Lipstick', count: 2 }] } },
};

/** A form without fields. */
export const Empty: Story = { args: { document: createDocument() } };

/** Sent too early: each field says what it lacks, and the first one has the focus. */
export const WithErrors: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0));
  },
};

/** A type that nobody knows leaves a placeholder. */
export const UnknownControl: Story = {
  args: { document: { ...createDocument(), list: [{ type: 'signature', key: 's' }, createControl('input', () => 'after')] } },
};

/** Labels of three lines. */
export const LongText: Story = {
  args: {
    document: {
      ...createDocument(),
      list: [
        {
          ...createControl('input', () => 'long'),
          label: 'A label that goes on and on until it needs three lines '.repeat(2),
          help: 'And a help text that is not short either. '.repeat(4),
        },
      ],
    },
  },
};

export const FiveThousandFields: Story = {
  tags: hiddenInDocs,
  args: {
    document: {
      ...createDocument(),
      list: Array.from({ length: 5000 }, (_, at) => ({
        ...createControl(at % 3 === 0 ? 'select' : 'input', () => `field_${at}`),
        label: `${blueprints.input.label} ${at}`,
      })),
    },
  },
};

export const Dark: Story = { globals: { mode: 'dark' }, tags: hiddenInDocs };

export const Chinese: Story = { globals: { locale: 'zh-CN' }, tags: hiddenInDocs };

export const Vietnamese: Story = { globals: { locale: 'vn' }, tags: hiddenInDocs };
