import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { NoticeProvider, useNotice } from './NoticeProvider';

const meta = { title: 'ui-kit/NoticeProvider', component: NoticeProvider, args: { children: <Buttons /> } } satisfies Meta<typeof NoticeProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnDemand: Story = {};

export const EveryKind: Story = { args: { children: <AtOnce /> } };

export const Dark: Story = { ...EveryKind, globals: { mode: 'dark' } };

export const Vietnamese: Story = { ...EveryKind, globals: { locale: 'vn' } };

function Buttons() {
  const notify = useNotice();
  const [undone, setUndone] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="outlined" onClick={() => notify.success('Rule enabled')}>
        Enable
      </Button>
      <Button variant="outlined" onClick={() => notify.info('3 rows changed', { action: { label: 'Undo', onAction: () => setUndone(true) } })}>
        Change
      </Button>
      <Button variant="outlined" onClick={() => notify.error('The server did not answer', { requestId: '01JDC9Q3M4' })}>
        Fail
      </Button>
      <Button variant="outlined" onClick={() => ['one', 'two', 'three', 'four'].forEach((word) => notify.warn(word))}>
        Four
      </Button>
      <p>{undone ? 'undone' : 'done'}</p>
    </Box>
  );
}

function AtOnce() {
  const notify = useNotice();
  useEffect(() => {
    const takeBack = [
      notify.success('3 creators submitted to 11.11 sunscreen launch', { duration: Infinity, action: { label: 'Undo', onAction: () => {} } }),
      notify.warn('The export holds 50,000 rows at most; the oldest are left out.', { duration: Infinity }),
      notify.error('Your role may not settle this month.', { title: 'Forbidden', requestId: '01JDC9Q3M4X8Z2', duration: Infinity }),
    ];
    return () => takeBack.forEach((take) => take());
  }, [notify]);
  return <Box sx={{ height: 260 }} />;
}
