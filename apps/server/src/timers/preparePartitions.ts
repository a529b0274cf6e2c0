import { keepPartitions } from '../db/partitions/keepPartitions';
import { defineJob } from '../jobs/defineJob';
import { partitioned } from '../partitioned';

/** Partitions for the months ahead, before a row asks for one; past ones go. */
export const preparePartitions = defineJob({
  name: 'prepare-partitions',
  names: {
    en: 'Make partitions ahead, drop past ones',
    'zh-CN': '预建分区并删除过期分区',
    vn: 'Tạo trước phân vùng, xóa phân vùng quá hạn',
  },
  cron: '20 3 * * *',
  run: ({ database: { db }, log }) => keepPartitions(db, partitioned, { warn: (what, message) => log.warn(what, message) }),
});
