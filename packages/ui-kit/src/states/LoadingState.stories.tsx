import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingState } from './LoadingState';

const meta = { title: 'ui-kit/LoadingState', tags: ['autodocs'], component: LoadingState } satisfies Meta<typeof LoadingState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const Table: Story = { args: { shape: 'table' } };

export const Cards: Story = { args: { shape: 'cards', count: 4 } };

export const Form: Story = { args: { shape: 'form', count: 3 } };

export const Spinner: Story = { args: { shape: 'spinner' } };

export const Dark: Story = { args: { shape: 'table' }, globals: { mode: 'dark' }, tags: ['!autodocs'] };
