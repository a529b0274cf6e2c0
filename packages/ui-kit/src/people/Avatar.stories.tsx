import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar';

const names = ['Linh Nguyễn', 'Bea Reyes', 'พลอย รีวิว', '伟玲 Wei Ling', 'Kristine Cruz', 'Paolo Santos', 'Ayu Lestari', 'Rhea Ramos'];

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7fb2d9"/><circle cx="4" cy="3" r="1.6" fill="#fff"/><rect x="1.5" y="5" width="5" height="3" fill="#fff"/></svg>',
  );

const meta = {
  title: 'ui-kit/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Linh Nguyễn' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {names.map((name) => (
        <Avatar key={name} name={name} labelled />
      ))}
    </div>
  ),
};

export const Picture: Story = { args: { src: picture, size: 56, labelled: true } };

export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,AAAA', size: 40, labelled: true } };

export const Dark: Story = { ...Initials, globals: { mode: 'dark' }, tags: ['!autodocs'] };
