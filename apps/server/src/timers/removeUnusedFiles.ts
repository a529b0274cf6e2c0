import { removeUnused } from '../modules/base/file';
import { namingColumns } from '../modules/system/sysFile';
import { defineJob } from '../jobs/defineJob';

/** Uploads that nothing names a day later, at half past three in the morning of the six countries (life-cycles 3.11). */
export const removeUnusedFiles = defineJob({
  name: 'remove-unused-files',
  names: { en: 'Remove files that nothing uses', 'zh-CN': '清理无人使用的文件', vn: 'Xóa tệp không được dùng' },
  cron: '30 20 * * *',
  run: (services) => removeUnused(services, namingColumns),
});
