import { defineJob } from '../jobs/defineJob';
import { removeStaleUploads } from '../modules/base/upload';

/** Parts of videos that nobody went on with for a day (life-cycles 3.11). */
export const removeStaleUploadsJob = defineJob({
  name: 'remove-stale-uploads',
  names: { en: 'Remove uploads that broke off', 'zh-CN': '清理中断的上传', vn: 'Xóa các lượt tải lên bị gián đoạn' },
  cron: '20 * * * *',
  run: async (services) => {
    await removeStaleUploads(services);
  },
});
