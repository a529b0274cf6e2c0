import { defineJob } from '../../../../jobs/defineJob';
import { refreshRankings } from './refreshRankings';

/** Ranking lists: looked after each hour, because the countries keep their own midnight and their own six in the morning. */
export const rankingsJob = defineJob({
  name: 'rankings',
  names: { en: 'Make the rankings', 'zh-CN': '计算榜单', vn: 'Lập bảng xếp hạng' },
  cron: '0 * * * *',
  run: (services) => refreshRankings(services),
});
