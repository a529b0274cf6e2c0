import { defineJob } from '../../../jobs/defineJob';
import { forgetStale } from './forgetStale';
import { planRefresh } from './planRefresh';

/** Keeps to the terms of YouTube, every hour; the demo's figures are nobody's. */
export const refreshJob = defineJob({
  name: 'youtube-refresh',
  names: ['按 YouTube 规则刷新或删除数据', 'Refresh or delete data as YouTube asks', 'Làm mới hoặc xóa dữ liệu theo quy định YouTube'],
  cron: '20 * * * *',
  run: async (services) => {
    if (services.config.mode === 'demo') return;
    const now = new Date();
    await planRefresh(services, now);
    await forgetStale(services, now);
  },
});
