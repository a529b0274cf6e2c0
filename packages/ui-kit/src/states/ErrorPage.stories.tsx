import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorPage } from './ErrorPage';

const meta = { title: 'ui-kit/ErrorPage', tags: ['autodocs'], component: ErrorPage, args: { code: 404, onBackHome: fn() } } satisfies Meta<
  typeof ErrorPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const Forbidden: Story = { args: { code: 403 } };

export const ServerError: Story = { args: { code: 500, requestId: '01JDC9Q3M4X8Z2' } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };

export const Lost: Story = { args: { code: 'lost', children: 'The script users.js could not be loaded. Reload the page.' } };

export const LostVietnameseDark: Story = {
  args: { code: 'lost', children: 'Không tải được tệp lệnh users.js. Hãy tải lại trang.' },
  globals: { locale: 'vn', mode: 'dark' },
  tags: ['!autodocs'],
};
