import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ConfirmProvider, useConfirm } from './ConfirmProvider';

const meta = { title: 'ui-kit/ConfirmProvider', component: ConfirmProvider, args: { children: <Asking /> } } satisfies Meta<typeof ConfirmProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

function Asking() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('nothing asked');
  const ask = async () => {
    const given = await confirm({ title: 'Delete the rule?', confirmLabel: 'Delete', danger: true, reason: { max: 100 } });
    setAnswer(given ? `deleted because ${given.reason}` : 'kept');
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void ask()}>
        Delete rule
      </Button>
      <p>{answer}</p>
    </>
  );
}
