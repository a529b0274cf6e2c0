import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FilePreview } from './FilePreview';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420"><rect width="640" height="420" fill="#5b8fb9"/></svg>')}`;

const meta = {
  title: 'ui-kit/FilePreview',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: FilePreview,
  args: { file: { name: 'front.png', url: picture, bytes: 48_000 }, onClose: fn() },
} satisfies Meta<typeof FilePreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ args }) => {
    const picture = await screen.findByRole('img', { name: 'front.png' });
    await waitFor(() => expect(picture).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'front.png');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const BrokenFilm: Story = {
  args: { file: { name: 'teaser.mp4', url: 'data:video/mp4;base64,AAAA' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This file cannot be shown.');
  },
};

export const Other: Story = { args: { file: { name: 'brief.docx', url: '#brief', bytes: 88_120 } } };

export const Dark: Story = { ...Other, globals: { mode: 'dark' }, tags: ['!autodocs'] };
