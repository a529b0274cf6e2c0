import { taskSwitchLife } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { refuseField } from '../../../http/answers/refuseField';
import type { Actor } from '../../../http/requests/actor';
import type { Services } from '../../../services';
import { extractionTasks } from '../../../tables/collection/task';
import { rowForUpdate } from '../../base/crud';
import { begin, transition } from '../../base/transition';
import { cancelOfTask } from '../queue';
import { taskPolicy } from './policy';
import { slotDue, slotFrom } from './slots';

interface Act {
  id: string;
  viewer: Actor;
  services: Pick<Services, 'events'>;
}

const life = { machine: taskSwitchLife, table: extractionTasks };
const found = (tx: Db, id: string) => rowForUpdate(tx, { table: extractionTasks, id, notFound: 'notFound', within: undefined });

/** Opens a task: its slots are planned from now on. One whose window has passed has none. */
export async function enable(tx: Db, { id, viewer }: Act, now = new Date()): Promise<void> {
  const row = await begin(tx, { policy: taskPolicy, event: 'enable', viewer, find: () => found(tx, id) });
  // One that is opened within its window begins with the slot that it is in.
  const nextRunTime = slotDue(row, now) ?? slotFrom(row, now);
  if (nextRunTime === null)
    throw refuseField('endTime', { en: 'The time window has passed.', 'zh-CN': '时间段已过。', vn: 'Đã qua khoảng thời gian.' });
  await transition(tx, { ...life, row, event: 'enable', set: { nextRunTime }, actor: viewer });
}

/** Closes a task: what waits of it is cancelled, what runs comes to its end. */
export async function disable(tx: Db, { id, viewer, services }: Act): Promise<void> {
  const row = await begin(tx, { policy: taskPolicy, event: 'disable', viewer, find: () => found(tx, id) });
  const cancelled = await cancelOfTask(tx, { taskId: id, services });
  await transition(tx, { ...life, row, event: 'disable', set: { nextRunTime: null }, actor: viewer, more: { cancelled } });
}
