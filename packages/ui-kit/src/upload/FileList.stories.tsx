import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileList } from './FileList';

const meta = {
  title: 'ui-kit/FileList',
  component: FileList,
  args: {
    files: [
      { id: '1', name: 'script-v2.docx', bytes: 88_120, url: '#script' },
      { id: '2', name: 'teaser.mp4', bytes: 48_300_000, status: 'uploading', progress: 0.62 },
      { id: '3', name: 'long-cut.mp4', bytes: 402_000_000, status: 'waiting' },
      { id: '4', name: 'broken.avi', bytes: 1_000, status: 'exception', error: 'File upload failed: the disk is full' },
    ],
    onRemove: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof FileList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};

export const ReadOnly: Story = { args: { onRemove: undefined, onRetry: undefined } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };
