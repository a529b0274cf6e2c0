import { z } from 'zod';
import type { ImportSource } from '../../../http/parts/importSource';
import { errorText } from '../../../http/requests/language';
import { defineTask } from '../../../jobs/defineTask';
import { carryOnImport } from './carryOnImport';
import { failTask, keepProgress, putBack, silentTasks } from './store';

/** Where imports that are too long for a call are handed over. */
export const importLane = {
  name: 'import',
  names: { en: 'Bring long files into lists', 'zh-CN': '导入大文件', vn: 'Nhập tệp dài vào danh sách' },
  data: z.object({ id: z.string() }),
};

/** Brings the rows of long files into their lists. */
export const importTask = (sourceOf: (area: string) => ImportSource | undefined) =>
  defineTask({
    ...importLane,
    run: (services, { id }, running) => carryOnImport(services, sourceOf, { id, running }),
    keepProgress: ({ database: { db } }, { id }, percent) => keepProgress(db, id, percent),
    giveUp: ({ database: { db } }, { id }) => failTask(db, id, (language) => errorText('importInterrupted', language, {})),
    silent: silentTasks,
    putBack: (tx, { id }) => putBack(tx, id),
  });
