import { defineJob } from '../../../jobs/defineJob';
import { planRefresh } from './planRefresh';

/** Has what nears the end of its time at YouTube read again, every hour; the demo's figures are nobody's. */
export const refreshJob = defineJob({
  name: 'youtube-refresh',
  names: { en: 'Refresh data as YouTube asks', 'zh-CN': '按 YouTube 规则刷新数据', vn: 'Làm mới dữ liệu theo quy định YouTube' },
  cron: '20 * * * *',
  run: async (services) => {
    if (services.config.mode === 'demo') return;
    await planRefresh(services, new Date());
  },
});
