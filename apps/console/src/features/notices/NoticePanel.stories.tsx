import { noticeApi, type NoticeRow } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { answer, Refusal } from '../../shared/stage/answer';
import { Stage } from '../../shared/stage/Stage';
import { NoticePanel } from './NoticePanel';

const row = (id: number, more: Partial<NoticeRow>): NoticeRow => ({
  msgId: String(id),
  title: 'New reply',
  content: 'A viewer answered your reply.\nOpen the comment to decide.',
  publicTime: `2026-11-20 0${id}:00:00`,
  status: 0,
  noticeClass: 4,
  webId: null,
  type: 1,
  extraParam: {},
  ...more,
});

const rows = [
  row(1, {}),
  row(2, { noticeClass: 1, status: 1, title: 'Backlot is paused for an hour tonight, and a title this long has to wrap instead of pushing the badge out of sight' }),
  row(3, { noticeClass: 2, title: 'Blacklist fan spotted' }),
];

function Opened() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" ref={setAnchor}>
        Notices
      </button>
      {anchor && <NoticePanel anchor={anchor} onClose={() => undefined} />}
    </>
  );
}

const list = answer(noticeApi.limitLastSysNotice, ({ noticeClass }) => rows.filter((one) => one.noticeClass === noticeClass));

const meta: Meta<typeof Stage> = { title: 'console/Notices', component: Stage, args: { screen: Opened, answers: [list] } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const Empty: Story = { args: { answers: [answer(noticeApi.limitLastSysNotice, () => [])] } };
export const Failed: Story = { args: { answers: [answer(noticeApi.limitLastSysNotice, () => Promise.reject(new Refusal(1016006, 'The service is not available right now.')))] } };
