import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from './Brand';

const meta = { title: 'ui-kit/Brand', tags: ['autodocs'], component: Brand, args: { name: 'Backlot' } } satisfies Meta<typeof Brand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithName: Story = {};

export const MarkOnly: Story = { args: { name: undefined } };

export const Large: Story = { args: { size: 40 } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
