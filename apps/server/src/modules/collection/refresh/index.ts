import { defineJob } from '../../../jobs/defineJob';
import { forgetStale } from './forgetStale';
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

/** What could not be read again in time goes, at a time when few work; the demo's figures are nobody's. */
export const forgetJob = defineJob({
  name: 'youtube-forget',
  names: { en: 'Delete data as YouTube asks', 'zh-CN': '按 YouTube 规则删除数据', vn: 'Xóa dữ liệu theo quy định YouTube' },
  cron: '10 19 * * *',
  run: async ({ config, database: { db }, log }) => {
    if (config.mode === 'demo') return;
    const gone = await forgetStale(db, new Date());
    if (Object.values(gone).some((count) => count > 0)) log.info(gone, 'what YouTube told more than 30 days ago was deleted');
  },
});
