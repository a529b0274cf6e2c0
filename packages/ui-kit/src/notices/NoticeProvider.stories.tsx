import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale } from '@backlot/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { NoticePlace } from './NoticePlace';
import { NoticeProvider, useNotice } from './NoticeProvider';

const meta = {
  title: 'ui-kit/NoticeProvider',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: NoticeProvider,
  subcomponents: { NoticePlace },
  args: { children: <Buttons /> },
} satisfies Meta<typeof NoticeProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnDemand: Story = {};

export const EveryKind: Story = { args: { children: <AtOnce /> } };

export const Dark: Story = { ...EveryKind, globals: { mode: 'dark' }, tags: ['!autodocs'] };

function Buttons() {
  const notify = useNotice();
  const [undone, setUndone] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="outlined" onClick={() => notify.success('Rule enabled')}>
        Enable
      </Button>
      <Button
        variant="outlined"
        onClick={() => notify.info('3 rows changed', { action: { label: 'Undo', onAction: () => setUndone(true) } })}
      >
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

const words = {
  en: {
    done: '3 creators submitted to 11.11 sunscreen launch',
    undo: 'Undo',
    most: 'The export holds 50,000 rows at most; the oldest are left out.',
    title: 'Forbidden',
    refused: 'Your role may not settle this month.',
  },
  'zh-CN': {
    done: '已向“11.11 防晒新品首发”提交 3 位达人',
    undo: '撤销',
    most: '单次最多导出 50,000 行，较早的数据未包含在内。',
    title: '无权操作',
    refused: '您的角色无权结算本月。',
  },
  vn: {
    done: 'Đã gửi 3 nhà sáng tạo vào đơn ra mắt kem chống nắng 11.11',
    undo: 'Hoàn tác',
    most: 'Tệp xuất có tối đa 50.000 dòng; các dòng cũ nhất bị bỏ qua.',
    title: 'Không có quyền',
    refused: 'Vai trò của bạn không được đối soát tháng này.',
  },
};

function AtOnce() {
  const notify = useNotice();
  const word = words[useLocale()];
  useEffect(() => {
    const takeBack = [
      notify.success(word.done, { duration: Infinity, action: { label: word.undo, onAction: () => {} } }),
      notify.warn(word.most, { duration: Infinity }),
      notify.error(word.refused, { title: word.title, requestId: '01JDC9Q3M4X8Z2', duration: Infinity }),
    ];
    return () => takeBack.forEach((take) => take());
  }, [notify, word]);
  return <Box sx={{ height: 260 }} />;
}
