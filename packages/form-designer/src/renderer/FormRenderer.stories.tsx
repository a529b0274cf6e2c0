import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from '@backlot/i18n/react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { blueprints, controlTypes } from '../document/parse/blueprint';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import { createDocument, type FormDocument } from '../document/formDocument';
import { FormRenderer, type FormRendererProps } from './FormRenderer';
import { sampleForm } from './sampleForm';

/** A form that speaks the language of the toolbar. */
const LocalForm = (props: FormRendererProps) => <FormRenderer {...props} locale={useLocale()} />;

const meta = {
  title: 'form-designer/FormRenderer',
  component: LocalForm,
  args: { document: sampleForm, onSubmit: () => undefined },
} satisfies Meta<typeof LocalForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const everyControl: Control[] = controlTypes
  .map((type) => createControl(type, () => `${type}_1`))
  .map((control) => (control.type === 'text' ? { ...control, options: { ...control.options, color: 'inherit' } } : control));

const laidOut = (config: FormDocument['config']): FormDocument => ({ ...sampleForm, config: { ...sampleForm.config, ...config } });

export const Horizontal: Story = {};

export const Vertical: Story = { args: { document: laidOut({ layout: 'vertical' }) } };

export const Inline: Story = { args: { document: { ...createDocument(), config: { layout: 'inline' }, list: everyControl.slice(0, 5) } } };

export const SharedRows: Story = { args: { document: laidOut({ labelLayout: 'Grid' }) } };

export const EveryControl: Story = { args: { document: { ...createDocument(), list: everyControl } }, globals: { locale: 'zh-CN' } };

export const Disabled: Story = {
  args: { disabled: true, value: { name: 'Lotus Beauty', country: 'VN', samples: [{ key: '1', product: 'Lipstick', count: 2 }] } },
};

export const Empty: Story = { args: { document: createDocument() } };

export const WithErrors: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0));
  },
};

export const UnknownControl: Story = {
  args: { document: { ...createDocument(), list: [{ type: 'signature', key: 's' }, createControl('input', () => 'after')] } },
};

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

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
