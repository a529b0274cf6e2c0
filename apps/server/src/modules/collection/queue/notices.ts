import { noticeTypes } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { extractionTasks } from '../../../tables/collection/task';
import { tell } from '../../base/notice';
import { inLanguages } from '../../base/sight';
import type { Job } from './lease';

/** Tells who made the task, or asked, that a collection timed out. */
export async function tellOfTimeout(tx: Db, services: Pick<Services, 'events'>, job: Job): Promise<void> {
  const [task] =
    job.taskId === null
      ? []
      : await tx
          .select({ name: extractionTasks.taskName, createUser: extractionTasks.createUser })
          .from(extractionTasks)
          .where(eq(extractionTasks.id, job.taskId));
  const userId = task ? task.createUser : job.createUser;
  const name = task?.name ?? '';
  await tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.task,
    extraParam: { id: job.id, upId: job.upId },
    userIds: userId === null ? [] : [userId],
    texts: inLanguages(
      { en: 'Extraction timed out', 'zh-CN': '采集超时', vn: 'Thu thập quá thời gian' },
      {
        en: `${name}: the channel did not answer. Retry it in the task queue.`.replace(/^: t/, 'T'),
        'zh-CN': `${name}：渠道多次未应答，可在任务队列中重试。`.replace(/^：/, ''),
        vn: `${name}: kênh không phản hồi. Hãy thử lại trong hàng đợi.`.replace(/^: k/, 'K'),
      },
    ),
  });
}
