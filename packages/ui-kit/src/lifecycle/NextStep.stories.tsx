import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextStep } from './NextStep';

const meta = {
  title: 'ui-kit/NextStep',
  tags: ['autodocs'],
  component: NextStep,
  args: { children: 'Submit another creator, or the same one with a better reason. 2 rounds left.' },
} satisfies Meta<typeof NextStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForYou: Story = {
  args: {
    action: (
      <Button variant="contained" size="small">
        Submit creators
      </Button>
    ),
  },
};

export const ForOthers: Story = {
  args: { tone: 'info', children: 'Waiting for Mara to review the preview of @momshie.kris, since yesterday 17:45.' },
};

export const Finished: Story = { args: { tone: 'ok', children: 'Nothing left to do: 5 of 5 creators published.' } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
