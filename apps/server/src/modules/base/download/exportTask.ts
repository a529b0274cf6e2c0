import { z } from 'zod';
import type { ExportSource } from '../../../http/parts/exportSource';
import { defineTask } from '../../../jobs/defineTask';
import type { Services } from '../../../services';
import { runExport, tellFailed } from './runExport';
import { markProgress, putBack, silentTasks, taskById } from './store';

/** Where exports are handed over. */
export const exportLane = {
  name: 'export',
  names: { en: 'Make files of the download centre', 'zh-CN': '生成下载中心的文件', vn: 'Tạo tệp của trung tâm tải xuống' },
  data: z.object({ id: z.string() }),
};

/** Makes the files of the download centre. */
export const exportTask = (services: Services, sourceOf: (area: string) => ExportSource | undefined) =>
  defineTask({
    ...exportLane,
    run: ({ id }, running) => runExport(services, sourceOf, { id, running }),
    keepProgress: ({ id }, percent) => markProgress(services.database.db, id, percent),
    giveUp: async ({ id }) => {
      const {
        database: { db },
        log,
      } = services;
      const error = new Error('The export ended its worker every time.');
      log.error({ err: error, task: id }, 'export given up');
      const task = await taskById(db, id);
      if (task) await tellFailed(db, task, error);
    },
    silent: silentTasks,
    putBack: (tx, { id }) => putBack(tx, id),
  });
