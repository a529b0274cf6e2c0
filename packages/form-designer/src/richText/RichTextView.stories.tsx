import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichTextView } from './RichTextView';

const meta = {
  title: 'form-designer/RichTextView',
  tags: ['autodocs'],
  component: RichTextView,
  args: { html: '<h2>Summer</h2><p>Ten <strong>new</strong> shades.</p><ul><li><p>Rose</p></li><li><p>Sand</p></li></ul>' },
} satisfies Meta<typeof RichTextView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Text as it was written. */
export const Plain: Story = {};

/** Whatever stands in the HTML, nothing of it runs. */
export const Hostile: Story = {
  args: { html: '<p onclick="alert(1)">harmless<script>alert(1)</script> <a href="javascript:alert(1)">link</a></p>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/harmless/)).not.toHaveAttribute('onclick');
    await expect(canvasElement.querySelector('script, [href^="javascript"]')).toBeNull();
  },
};

/** Nothing was written. */
export const Empty: Story = { args: { html: '' } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
