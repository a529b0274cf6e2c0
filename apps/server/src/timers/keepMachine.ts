import { defineJob } from '../jobs/defineJob';
import { sampleMachine } from '../modules/system/sysMachine';

/** How servers, database and queues stand, for the curves of the last day. */
export const keepMachine = defineJob({
  name: 'machine-samples',
  names: { en: 'Keep how the servers stand', 'zh-CN': '记录服务器运行状况', vn: 'Ghi lại tình trạng máy chủ' },
  cron: '*/10 * * * *',
  run: (services) => sampleMachine(services),
});
