import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Section } from './Section';

const meta = {
  title: 'ui-kit/Section',
  tags: ['autodocs'],
  component: Section,
  subcomponents: { Card },
  args: { title: 'Creators', note: '5 needed · 3 approved · 1 pending · 1 rejected', children: 'The unit screens are composed of.' },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="text" size="small">
        Table view
      </Button>
    ),
  },
};

export const NoTitle: Story = { args: { title: undefined, note: undefined } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
