import type { NoticeRow } from '@backlot/contract';
import { expect, test } from 'vitest';
import { groupNotices } from './groupNotices';

const notice = (msgId: string, title: string, publicTime: string, type = 23) => ({ msgId, title, publicTime, type }) as NoticeRow;
const ids = (...rows: NoticeRow[]) =>
  groupNotices(rows, (time) => time.slice(0, 10)).map((group) => group.map(({ msgId }) => msgId).join('+'));

test('three of one kind and day are one, where the newest stood', () => {
  expect(
    ids(
      notice('9', 'Approved', '2026-11-20 09:00:00'),
      notice('8', 'A link waits', '2026-11-20 08:00:00'),
      notice('7', 'Approved', '2026-11-20 07:00:00'),
      notice('6', 'A link waits', '2026-11-20 06:00:00'),
      notice('5', 'A link waits', '2026-11-20 05:00:00'),
    ),
  ).toEqual(['9', '8+6+5', '7']);
});

test('another day or another kind is another row', () => {
  expect(
    ids(
      notice('9', 'A link waits', '2026-11-21 09:00:00'),
      notice('8', 'A link waits', '2026-11-20 08:00:00'),
      notice('7', 'A link waits', '2026-11-20 07:00:00'),
      notice('6', 'A link waits', '2026-11-20 06:00:00', 22),
    ),
  ).toEqual(['9', '8', '7', '6']);
});
