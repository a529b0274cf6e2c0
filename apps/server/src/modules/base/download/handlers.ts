import { codeOf, downloadApi, downloadLife, type DownloadRow, is } from '@backlot/contract';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import type { ExportSource } from '../../../http/parts/exportSource';
import { exportLane } from './exportTask';
import { mimeOf } from './file/mimeOf';
import { refuseTooMany } from './queueExport';
import { removeTask, requeue, type Task, taskOf, tasksOf } from './store';

/** The download centre: a person's own exports. A foreign one, a missing one and one without a file answer 1032003 alike. */
export const downloadModule = (services: Services, sourceOf: (area: string) => ExportSource | undefined) => {
  const {
    database: { db },
    fileStore,
    tasks,
  } = services;
  return defineModule({
    api: downloadApi,
    handlers: {
      page: async (query, { caller }) => {
        const { rows, totalRows } = await tasksOf(db, caller.userId, query);
        return presentPage({ ...query, totalRows, rows: rows.map(present) });
      },
      file: async ({ id }, { caller }) => {
        const task = await taskOf(db, id, caller.userId);
        if (!task?.objectName || statusOf(task) !== codeOf(downloadLife, 'ready') || !(await fileStore.has(task.objectName)))
          throw new Refusal('exportNotReady');
        return {
          body: await fileStore.read(task.objectName),
          mime: mimeOf(task.fileName),
          fileName: task.fileName,
        };
      },
      retry: async ({ id }, { caller }) => {
        const task = await taskOf(db, id, caller.userId);
        if (!task || !sourceOf(task.source)) throw new Refusal('exportNotReady');
        await tasks.start(exportLane, async (tx, handOver) => {
          await refuseTooMany(tx, caller.userId);
          if (!(await requeue(tx, id, caller.userId))) throw new Refusal('exportNotReady');
          await handOver({ id });
        });
        return null;
      },
      cancel: async ({ id }, { caller }) => {
        const removed = await removeTask(db, id, caller.userId);
        if (!removed) throw new Refusal('exportNotReady');
        await tasks.cancel(exportLane, id);
        if (removed.objectName) await fileStore.remove(removed.objectName);
        return null;
      },
    },
  });
};

const statusOf = (task: Task): number =>
  is(downloadLife, task, 'ready') && task.expireTime !== null && task.expireTime.getTime() < Date.now()
    ? codeOf(downloadLife, 'expired')
    : task.taskStatus;

const present = (task: Task): DownloadRow => ({
  ...task,
  taskStatus: statusOf(task),
  createTime: presentTime(task.createTime),
  expireTime: task.expireTime && presentTime(task.expireTime),
});
