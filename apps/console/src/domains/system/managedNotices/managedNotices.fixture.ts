import { activityApi, dictionaryApi, sysNoticeApi } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';

const people = [
  { id: '71', name: 'Linh Nguyễn', account: 'bd.vn.1', orgName: 'BD team A' },
  { id: '72', name: 'Paolo Santos', account: 'bd.ph.1', orgName: 'BD team B' },
];
const titles = ['Holiday plan', 'New commission rules', 'System maintenance', 'Old price list'];
const canBy: Record<number, string[]> = { 0: ['edit', 'publish', 'delete'], 1: ['withdraw', 'remind'], 2: ['publish', 'delete'] };
const entry = (code: string, name: string, enName: string, vnName: string) => ({ code, name, enName, vnName });

/** A fresh fake server each time: a draft, two published notices, a withdrawn one. */
export function managedNoticeAnswers() {
  const rows = titles.map((title, at) => {
    const status = [0, 1, 1, 2][at] ?? 0;
    return {
      id: String(at + 1),
      version: 1,
      can: canBy[status] ?? [],
      title,
      content: `<h2>${title}</h2><p>Everything you need to <strong>know</strong>:</p><ul><li><p>what changes</p></li><li><p>from when on</p></li></ul>`,
      type: (at % 2) + 1,
      status,
      author: 'Mai Trần',
      authorOrg: 'Headquarters',
      publicTime: status ? '2026-11-20 08:30:00' : null,
      cancelTime: null,
      createTime: '2026-11-19 08:30:00',
      receivers: 2,
      readers: status === 1 ? 1 : 0,
    };
  });
  const set = (id: string, status: number) =>
    rows.forEach(
      (row, at) => row.id === id && (rows[at] = { ...row, status, can: canBy[status] ?? [], publicTime: '2026-11-21 08:30:00' }),
    );
  let isUndone = false;
  return [
    answer(sysNoticeApi.page, (query) => {
      const found = rows.filter(
        ({ title, status }) =>
          title.toLowerCase().includes((query.searchValue ?? '').toLowerCase()) && (query.status === undefined || query.status === status),
      );
      return { pageNo: 1, pageSize: 10, totalPage: 1, totalRows: found.length, rows: found };
    }),
    answer(sysNoticeApi.matching, () => ({ ids: rows.map(({ id }) => id), totalRows: rows.length })),
    answer(sysNoticeApi.detail, ({ id }) => {
      const row = rows.find((one) => one.id === id);
      if (!row) throw new Refusal(2021001, 'Notice not found.');
      return {
        ...row,
        receipts: people.map(({ id: userId, name: userName, account }, at) => ({
          userId,
          userName,
          account,
          readStatus: at,
          readTime: at ? '2026-11-20 09:00:00' : null,
        })),
      };
    }),
    answer(sysNoticeApi.receivers, ({ name = '' }) => people.filter((one) => one.name.includes(name))),
    answer(sysNoticeApi.add, ({ title, publish }) => {
      rows.unshift({ ...rows[0], id: '9', title, status: publish ? 1 : 0, can: canBy[publish ? 1 : 0] ?? [] } as (typeof rows)[number]);
      return { id: '9' };
    }),
    answer(sysNoticeApi.edit, () => null),
    answer(sysNoticeApi.rehearsePublish, ({ ids }) => {
      const asked = rows.filter(({ id }) => ids.includes(id));
      const unchangedIds = asked.filter(({ status }) => status === 1).map(({ id }) => id);
      return {
        total: asked.length,
        willChange: asked.length - unchangedIds.length,
        unchanged: unchangedIds.length,
        unchangedIds,
        refused: [],
      };
    }),
    answer(sysNoticeApi.publish, ({ ids }) => {
      for (const id of ids) set(id, 1);
      return { ok: ids, failed: [] };
    }),
    answer(sysNoticeApi.withdraw, ({ ids }) => {
      for (const id of ids) set(id, 2);
      return { ok: ids, failed: [] };
    }),
    answer(sysNoticeApi.delete, ({ ids }) => ({ ok: ids, failed: [] })),
    answer(sysNoticeApi.remind, () => ({ reminded: 1 })),
    answer(activityApi.page, () => ({
      pageNo: 1,
      pageSize: 50,
      totalPage: 1,
      totalRows: 1,
      rows: [
        {
          id: '1',
          kind: 'sysNotice.publish',
          wish: {},
          rowCount: 2,
          names: ['Holiday plan', 'Old price list'],
          createTime: '2026-11-20 09:00:00',
          undoTime: isUndone ? '2026-11-20 09:05:00' : null,
          canUndo: !isUndone,
        },
      ],
    })),
    answer(activityApi.undo, () => {
      isUndone = true;
      return { ok: ['1'], failed: [{ id: '4', code: 2021003, message: 'The notice is in a state that does not allow this.' }] };
    }),
    answer(dictionaryApi.tree, () => [
      {
        id: '1',
        pid: '0',
        code: 'notice_type',
        name: '通知类型',
        enName: 'Notice type',
        vnName: 'Loại thông báo',
        children: [entry('1', '通知', 'Notice', 'Thông báo'), entry('2', '公告', 'Announcement', 'Công bố')],
      },
      {
        id: '2',
        pid: '0',
        code: 'notice_status',
        name: '通知状态',
        enName: 'Notice state',
        vnName: 'Trạng thái',
        children: [
          entry('0', '草稿', 'Draft', 'Bản nháp'),
          entry('1', '已发布', 'Published', 'Đã đăng'),
          entry('2', '已撤回', 'Withdrawn', 'Đã thu hồi'),
        ],
      },
    ]),
  ];
}
