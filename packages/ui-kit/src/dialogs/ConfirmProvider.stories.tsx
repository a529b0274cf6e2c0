import Button from '@mui/material/Button';
import { useLocale } from '@backlot/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ConfirmProvider, useConfirm } from './ConfirmProvider';

const meta = {
  title: 'ui-kit/ConfirmProvider',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: ConfirmProvider,
  args: { children: <Asking /> },
} satisfies Meta<typeof ConfirmProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Dark: Story = { ...Asked, globals: { mode: 'dark' }, tags: ['!autodocs'] };

const words = {
  en: {
    remove: 'Delete rule',
    ask: 'Delete the rule?',
    confirm: 'Delete',
    nothing: 'nothing asked',
    kept: 'kept',
    because: 'deleted because',
  },
  'zh-CN': { remove: '删除规则', ask: '确定删除该规则？', confirm: '删除', nothing: '尚未询问', kept: '已保留', because: '已删除，原因：' },
  vn: { remove: 'Xóa quy tắc', ask: 'Xóa quy tắc này?', confirm: 'Xóa', nothing: 'chưa hỏi', kept: 'giữ lại', because: 'đã xóa vì' },
};

function Asking() {
  const confirm = useConfirm();
  const word = words[useLocale()];
  const [answer, setAnswer] = useState(word.nothing);
  const ask = async () => {
    const given = await confirm({ title: word.ask, confirmLabel: word.confirm, danger: true, reason: { max: 100 } });
    setAnswer(given ? `${word.because} ${given.reason}` : word.kept);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void ask()}>
        {word.remove}
      </Button>
      <p>{answer}</p>
    </>
  );
}
