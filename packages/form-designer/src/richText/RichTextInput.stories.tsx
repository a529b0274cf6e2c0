import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RichTextInput, type RichTextInputProps } from './RichTextInput';
import { RichTextView } from './RichTextView';

/** The box with what it writes, shown beside it as a reader sees it. */
function Written({ value, onChange, ...props }: RichTextInputProps) {
  const [html, setHtml] = useState(value);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 640 }}>
      <RichTextInput
        {...props}
        value={html}
        onChange={(next) => {
          setHtml(next);
          onChange(next);
        }}
      />
      <RichTextView html={html} />
    </div>
  );
}

const meta = {
  title: 'form-designer/RichTextInput',
  tags: ['autodocs'],
  component: RichTextInput,
  render: (args) => <Written key={args.value} {...args} />,
  args: {
    label: 'Text',
    value:
      '<h2>Summer</h2><p>Ten <strong>new</strong> shades, see <a href="https://example.com/">the list</a>.</p><ul><li><p>Rose</p></li><li><p>Sand</p></li></ul>',
    isDisabled: false,
    isInvalid: false,
    onChange: () => undefined,
  },
  argTypes: { onChange: { action: 'onChange' } },
} satisfies Meta<typeof RichTextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is written is shown below as a reader sees it. */
export const States: Story = {};

export const Empty: Story = { args: { value: '', placeholder: 'Write here' } };

export const Invalid: Story = { args: { value: '', isInvalid: true } };

export const Disabled: Story = { args: { isDisabled: true } };

/** Script and handlers are taken out on the way in. */
export const Hostile: Story = {
  args: {
    value: '<p onclick="alert(1)">a<img src=x alt="" onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">b</a></p>',
  },
};

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };

export const Chinese: Story = { globals: { locale: 'zh-CN' }, tags: ['!autodocs'] };

export const Vietnamese: Story = { globals: { locale: 'vn' }, tags: ['!autodocs'] };
