import { sysFileOnlineApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import type { OnlineDocument } from './OnlineDocument';

const briefing: OnlineDocument = {
  id: '1',
  version: 2,
  can: ['query', 'get', 'add', 'edit', 'delete', 'export'],
  name: 'Briefing for skincare videos',
  format: 'md',
  remark: 'Sent with the first message',
  content: '# Briefing\n\n- Show the label first.\n- Say the price once.',
  characters: 54,
  versionNo: 2,
  changeTime: '2026-11-23 02:00:00',
  changeUserName: 'Ana Reyes',
};

const documentRows: readonly OnlineDocument[] = [
  briefing,
  { ...briefing, id: '2', name: 'Câu trả lời mẫu', format: 'txt', remark: null, content: 'Chào bạn.', characters: 9, versionNo: 1 },
];

const texts: Readonly<Record<number, string>> = { 1: '# Briefing\n\n- Show the label.' };

/** A fresh fake server of documents. */
export const documentAnswers = () => [
  ...fakeCrud({ api: sysFileOnlineApi, rows: documentRows }).answers,
  answer(sysFileOnlineApi.versions, () => [
    { versionNo: 2, characters: 54, time: '2026-11-23 02:00:00', userName: 'Ana Reyes' },
    { versionNo: 1, characters: 29, time: '2026-11-20 02:00:00', userName: null },
  ]),
  answer(sysFileOnlineApi.versionText, ({ versionNo }) => ({ content: texts[Number(versionNo)] ?? '' })),
  answer(sysFileOnlineApi.restore, () => ({})),
];
