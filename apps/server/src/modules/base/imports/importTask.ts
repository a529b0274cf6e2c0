import { z } from 'zod';
import type { ImportSource } from '../../../http/parts/importSource';
import { errorText } from '../../../http/requests/language';
import { defineTask } from '../../../jobs/defineTask';
import type { Services } from '../../../services';
import { carryOnImport } from './carryOnImport';
import { failTask, keepProgress, putBack, silentTasks } from './store';

/** Where imports that are too long for a call are handed over. */
export const importLane = {
  name: 'import',
  names: { en: 'Bring long files into lists', 'zh-CN': '导入大文件', vn: 'Nhập tệp dài vào danh sách' },
  data: z.object({ id: z.string() }),
};

/** Brings the rows of long files into their lists. */
export const importTask = (services: Services, sourceOf: (area: string) => ImportSource | undefined) =>
  defineTask({
    ...importLane,
    run: ({ id }, running) => carryOnImport(services, sourceOf, { id, running }),
    keepProgress: ({ id }, percent) => keepProgress(services.database.db, id, percent),
    giveUp: ({ id }) => failTask(services.database.db, id, (language) => errorText('importInterrupted', language, {})),
    silent: silentTasks,
    putBack: (tx, { id }) => putBack(tx, id),
  });
