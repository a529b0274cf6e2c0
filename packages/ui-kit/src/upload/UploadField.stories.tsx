import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { UploadField } from './UploadField';
import { imageLimits, videoLimits } from './uploadLimits';
import type { UploadFile } from './uploadQueue';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="${color}"/><circle cx="30" cy="8" r="4" fill="#fff"/><path d="M0 30 14 12l10 12 5-5 11 11z" fill="#fff" opacity=".7"/></svg>`)}`;

const store: UploadFile = (file) => Promise.resolve({ fileId: `stored-${file.name}`, url: picture('#5b8fb9') });

const meta = {
  title: 'ui-kit/UploadField',
  tags: ['autodocs'],
  component: UploadField,
  args: {
    label: 'Business licence',
    limits: imageLimits,
    onChange: fn(),
    upload: store,
    value: [],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <UploadField
        {...args}
        value={value}
        onChange={(files) => {
          setValue(files);
          args.onChange(files);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UploadField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };

export const Videos: Story = {
  args: {
    label: 'Script video',
    limits: videoLimits,
    value: [{ fileId: 'a', url: '#a', name: 'sunscreen-teaser-final-cut-with-captions-vertical-1080p.mp4', bytes: 48_300_000 }],
    helperText: 'The merchant sees the script before it is published.',
  },
};

export const Pictures: Story = {
  args: {
    label: 'ID card, front and back',
    look: 'pictures',
    value: [
      { fileId: 'front', url: picture('#5b8fb9'), name: 'front.png' },
      { fileId: 'back', url: picture('#8a7fb5'), name: 'back.png' },
    ],
  },
};

export const Full: Story = { args: { ...Pictures.args, limits: { ...imageLimits, maxCount: 2 } } };

export const WithError: Story = { args: { required: true, error: 'Upload the business licence.' } };

export const Disabled: Story = { args: { ...Pictures.args, disabled: true } };

export const Dark: Story = { args: Videos.args, globals: { mode: 'dark' }, tags: ['!autodocs'] };
