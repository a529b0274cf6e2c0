import { dictionaryApi, noticeApi, sysNoticeApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { ReceivedNoticesScreen } from './ReceivedNoticesScreen';

const notices = ['Holiday plan', 'New commission rules', 'System maintenance'].map((title, at) => ({
  id: String(at + 1),
  title,
  content: `<p>${title}</p><ul><li>Everything <strong>you need</strong> to know.</li></ul>`,
  type: (at % 2) + 1,
  author: at ? 'Paolo Santos' : null,
  publicTime: '2026-11-20 08:30:00',
}));

/** A fresh fake server each time: opening a notice reads it. */
const answers = () => {
  const read = new Set(['3']);
  return [
    answer(sysNoticeApi.received, (query) => {
      const rows = notices
        .filter(({ title }) => title.toLowerCase().includes((query.searchValue ?? '').toLowerCase()))
        .map((row) => ({ ...row, readStatus: read.has(row.id) ? 1 : 0, readTime: null }));
      return { pageNo: 1, pageSize: 10, totalPage: 1, totalRows: rows.length, rows };
    }),
    answer(sysNoticeApi.detail, ({ id }) => {
      const found = notices.find((row) => row.id === id);
      if (!found) throw new Refusal(2021001, 'Notice not found.');
      read.add(id);
      return {
        ...found,
        version: 1,
        can: [],
        status: 1,
        authorOrg: null,
        cancelTime: null,
        createTime: found.publicTime,
        receivers: 0,
        readers: 0,
        receipts: [],
      };
    }),
    answer(noticeApi.noticeNum, () => ({ remindNum: 0, noticeNum: 0, antiFansNum: 0, mesNum: 0 })),
    answer(dictionaryApi.tree, () => [
      {
        id: '1',
        pid: '0',
        code: 'notice_type',
        name: '通知类型',
        enName: 'Notice type',
        vnName: 'Loại thông báo',
        children: [
          { code: '1', name: '通知', enName: 'Notice', vnName: 'Thông báo' },
          { code: '2', name: '公告', enName: 'Announcement', vnName: 'Công bố' },
        ],
      },
    ]),
  ];
};

const meta: Meta<typeof Stage> = {
  title: 'console/Received notices',
  component: Stage,
  args: { screen: ReceivedNoticesScreen, answers: answers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Open: Story = { args: { path: '/?id=2' } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const NothingFound: Story = { args: { path: '/?searchValue=nothing' } };
export const Gone: Story = { args: { path: '/?id=99' } };
