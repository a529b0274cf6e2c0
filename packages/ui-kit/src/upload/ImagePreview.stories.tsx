import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ImagePreview } from './ImagePreview';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420"><rect width="640" height="420" fill="${color}"/><path d="M0 420 220 160l160 180 80-80 180 160z" fill="#fff" opacity=".6"/></svg>`)}`;

const meta = {
  title: 'ui-kit/ImagePreview',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: ImagePreview,
  args: {
    images: [
      { src: picture('#5b8fb9'), name: 'front.png' },
      { src: picture('#8a7fb5'), name: 'back.png' },
      { src: 'data:image/png;base64,AAAA', name: 'broken.png' },
    ],
    index: 0,
    onIndexChange: fn(),
  },
  render: function Render(args) {
    const [index, setIndex] = useState(args.index);
    return (
      <>
        <button type="button" onClick={() => setIndex(0)}>
          Open
        </button>
        <ImagePreview {...args} index={index} onIndexChange={setIndex} />
      </>
    );
  },
} satisfies Meta<typeof ImagePreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Closed: Story = { args: { index: null } };

export const Broken: Story = { args: { index: 2 } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
