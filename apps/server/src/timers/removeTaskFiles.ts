import { defineJob } from '../jobs/defineJob';
import { expireExports } from '../modules/base/download';
import { removePastFiles } from '../modules/base/imports';

/** Files of exports past their days, and of imports that are over. */
export const removeTaskFiles = defineJob({
  name: 'remove-task-files',
  names: { en: 'Remove files of past imports and exports', 'zh-CN': '清理过期的导入导出文件', vn: 'Xóa tệp nhập và xuất đã hết hạn' },
  cron: '* * * * *',
  run: async (services) => {
    await expireExports(services);
    await removePastFiles(services);
  },
});
