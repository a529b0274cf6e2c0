import { z } from 'zod';
import type { ExportSource } from '../../../http/parts/exportSource';
import { defineTask } from '../../../jobs/defineTask';
import { runExport, tellFailed } from './runExport';
import { markProgress, putBack, silentTasks, taskById } from './store';

/** Where exports are handed over. */
export const exportLane = {
  name: 'export',
  names: { en: 'Make files of the download centre', 'zh-CN': '生成下载中心的文件', vn: 'Tạo tệp của trung tâm tải xuống' },
  data: z.object({ id: z.string() }),
};

/** Makes the files of the download centre. */
export const exportTask = (sourceOf: (area: string) => ExportSource | undefined) =>
  defineTask({
    ...exportLane,
    run: (services, { id }, running) => runExport(services, sourceOf, { id, running }),
    keepProgress: ({ database: { db } }, { id }, percent) => markProgress(db, id, percent),
    giveUp: async ({ database: { db }, log }, { id }) => {
      const error = new Error('The export ended its worker every time.');
      log.error({ err: error, task: id }, 'export given up');
      const task = await taskById(db, id);
      if (task) await tellFailed(db, task, error);
    },
    silent: silentTasks,
    putBack: (tx, { id }) => putBack(tx, id),
  });
