import { dictionaryApi, noticeApi, type NoticeRow } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
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
  row(1, { webId: 10 }),
  row(4, { webId: 1, title: 'Reply in the game store' }),
  row(5, { noticeClass: 3, title: 'A message', status: 1 }),
  row(2, {
    noticeClass: 1,
    status: 1,
    title: 'Backlot is paused for an hour tonight, and a title this long has to wrap instead of pushing the badge out of sight',
  }),
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

const channel = (code: string, name: string, enName: string, vnName: string) => ({ code, name, enName, vnName });

const channels = answer(dictionaryApi.tree, () => [
  {
    ...channel('webId', '渠道', 'Channel', 'Kênh'),
    id: 'webId',
    pid: '0',
    children: [
      channel('1', '游戏商店', 'Game store', 'Cửa hàng game'),
      channel('7', '短视频', 'Short video', 'Video ngắn'),
      channel('10', '国际短视频', 'International short video', 'Video ngắn quốc tế'),
    ],
  },
]);

/** Notices in memory, read as the server would. */
function notices() {
  let kept = rows;
  const read = (ids: readonly string[]) => {
    kept = kept.map((one) => (ids.includes(one.msgId) ? { ...one, status: 1 } : one));
    return null;
  };
  const unread = (noticeClass: number) => kept.filter((one) => one.noticeClass === noticeClass && one.status === 0).length;
  return [
    channels,
    answer(noticeApi.limitLastSysNotice, ({ noticeClass, webId }) =>
      kept.filter((one) => one.noticeClass === noticeClass && (webId === undefined || one.webId === webId)),
    ),
    answer(noticeApi.noticeNum, () => ({ remindNum: unread(4), noticeNum: unread(1), antiFansNum: unread(2), mesNum: unread(3) })),
    answer(noticeApi.setRead, ({ msgId }) => read([msgId])),
    answer(noticeApi.currNoticeRead, read),
  ];
}

const none = { remindNum: 0, noticeNum: 0, antiFansNum: 0, mesNum: 0 };

const meta: Meta<typeof Stage> = {
  title: 'console/Notices',
  component: Stage,
  args: { screen: Opened, answers: notices(), grants: ['talent_analysis.query', 'tapDataZone.query'] },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
/** Opens on the replies; reading all leaves nothing to read. */
export const ReadAll: Story = {
  play: async () => {
    await expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Replies2');
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await expect(await screen.findByRole('tab', { name: 'Replies', selected: true })).toBeVisible();
  },
};

/** Four links that wait since the same day, and one that is about something else. */
export const Alike: Story = {
  args: {
    answers: [
      answer(noticeApi.noticeNum, () => ({ ...none, remindNum: 3 })),
      answer(noticeApi.limitLastSysNotice, () => [
        row(6, { title: 'A link waits for review', content: 'Link of Linh Review Nè' }),
        row(5, {}),
        ...[4, 3, 2].map((id) => row(id, { title: 'A link waits for review', content: `Link of creator ${id}`, status: id === 2 ? 1 : 0 })),
      ]),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^A link waits for review/, expanded: false }));
    await expect(await screen.findByText('Link of creator 3')).toBeVisible();
  },
};
export const NoChannels: Story = { args: { grants: [] } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const Empty: Story = {
  args: { answers: [answer(noticeApi.limitLastSysNotice, () => []), answer(noticeApi.noticeNum, () => none)] },
};
export const Failed: Story = {
  args: {
    answers: [answer(noticeApi.limitLastSysNotice, () => Promise.reject(new Refusal(1016006, 'The service is not available right now.')))],
  },
};
