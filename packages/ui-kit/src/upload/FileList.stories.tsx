import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FileList, type ListedFile } from './FileList';

const filesOf = ([script = '', teaser = '', cut = '', broken = '']: readonly string[], error: string): ListedFile[] => [
  { id: '1', name: script, bytes: 88_120, url: '#script' },
  { id: '2', name: teaser, bytes: 48_300_000, status: 'uploading', progress: 0.62 },
  { id: '3', name: cut, bytes: 402_000_000, status: 'waiting' },
  { id: '4', name: broken, bytes: 1_000, status: 'exception', error },
];

const meta = {
  title: 'ui-kit/FileList',
  tags: ['autodocs'],
  component: FileList,
  args: {
    files: filesOf(['script-v2.docx', 'teaser.mp4', 'long-cut.mp4', 'broken.avi'], 'File upload failed: the disk is full'),
    onRemove: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof FileList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};

export const ReadOnly: Story = { args: { onRemove: undefined, onRetry: undefined } };

export const OpensFilms: Story = {
  args: { files: [{ id: '5', name: 'teaser.mp4', bytes: 48_300_000, url: 'data:video/mp4;base64,AAAA' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'teaser.mp4' }));
    await expect(await screen.findByRole('dialog', { name: 'teaser.mp4' })).toBeInTheDocument();
  },
};

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
