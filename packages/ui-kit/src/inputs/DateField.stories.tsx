import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DateField } from './DateField';

const meta = {
  title: 'ui-kit/DateField',
  tags: ['autodocs'],
  component: DateField,
  args: { label: 'Valid until', value: '2026-11-18', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Empty: Story = { args: { value: '', helperText: 'Two weeks at most' } };

export const Limited: Story = { args: { min: '2026-11-10', max: '2026-11-20' } };

export const TooLate: Story = { args: { value: '2026-11-28', max: '2026-11-20' } };

const open =
  (name: string): Story['play'] =>
  async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await within(canvasElement.ownerDocument.body).findByRole('gridcell', { name: '18' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  };

export const Open: Story = { play: open('Open calendar: Valid until') };

export const Chinese: Story = { args: { label: '有效期至' }, globals: { locale: 'zh-CN' }, play: open('打开日历：有效期至') };

export const VietnameseDark: Story = {
  args: { label: 'Hiệu lực đến' },
  globals: { locale: 'vn', mode: 'dark' },
  tags: ['!autodocs'],
  play: open('Mở lịch: Hiệu lực đến'),
};
