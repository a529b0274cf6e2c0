import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stage } from '../../../../kit/stage/Stage';
import { CropDialog } from './CropDialog';

const onCropped = fn();

/** A wide picture with a sun at its right. */
async function draw(): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(900, 500);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser draws nothing.');
  const sky = brush.createLinearGradient(0, 0, 0, 500);
  sky.addColorStop(0, '#0b63c5');
  sky.addColorStop(1, '#f0b45b');
  brush.fillStyle = sky;
  brush.fillRect(0, 0, 900, 500);
  brush.fillStyle = '#fff3de';
  brush.beginPath();
  brush.arc(620, 230, 120, 0, 7);
  brush.fill();
  return createImageBitmap(canvas);
}

/** A logo's empty ground. */
async function drawNothing(): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(300, 300);
  canvas.getContext('2d');
  return createImageBitmap(canvas);
}

const openedWith = (make: () => Promise<ImageBitmap>) =>
  function Opened() {
    const [picture, setPicture] = useState<ImageBitmap>();
    useEffect(() => void make().then(setPicture), []);
    return picture && <CropDialog picture={picture} onCropped={onCropped} onClose={() => undefined} />;
  };

const meta: Meta<typeof Stage> = { title: 'console/Avatar crop', component: Stage, args: { screen: openedWith(draw), answers: [] } };
export default meta;
type Story = StoryObj<typeof Stage>;

/** Moved by keys and used: a square JPEG. */
export const Moved: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    dialog.querySelector('canvas')?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(onCropped).toHaveBeenCalled());
    await expect(onCropped).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'image/jpeg' }));
  },
};
/** Used as it was opened: the middle of the picture, not an empty square. */
export const Unmoved: Story = {
  play: async () => {
    const canvas = (await screen.findByRole('dialog')).querySelector('canvas');
    const corner = () => canvas?.getContext('2d')?.getImageData(0, 0, 1, 1).data;
    // The sky is blue at its upper edge; an empty square has no colour.
    await waitFor(() => expect(corner()?.at(2)).toBeGreaterThan(150));
  },
};
/** What can be seen through stands on white, and would otherwise be black. */
export const SeenThrough: Story = {
  args: { screen: openedWith(drawNothing) },
  play: async () => {
    const canvas = (await screen.findByRole('dialog')).querySelector('canvas');
    await waitFor(() => expect([...(canvas?.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]));
  },
};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
