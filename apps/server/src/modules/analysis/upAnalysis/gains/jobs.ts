import { defineJob } from '../../../../jobs/defineJob';
import { checkGains, recountGains, refreshGains } from './refreshGains';

/** What works won by day, where snapshots came. */
export const gainsJob = defineJob({
  name: 'creator-gains',
  names: { en: "Count what creators' works won by day", 'zh-CN': '统计达人作品每日增量', vn: 'Đếm mức tăng theo ngày của tác phẩm KOL' },
  cron: '*/10 * * * *',
  run: async ({ database: { db } }) => void (await refreshGains(db)),
});

/** A hundred days of last night's counts are counted again; where one differs, all are. */
export const checkGainsJob = defineJob({
  name: 'creator-gains-check',
  names: {
    en: "Check the counts of what creators' works won",
    'zh-CN': '抽查达人作品每日增量',
    vn: 'Kiểm tra số đếm mức tăng của tác phẩm KOL',
  },
  cron: '20 20 * * *',
  run: async ({ database: { db }, log }) => {
    const wrong = await checkGains(db);
    if (wrong.length === 0) return;
    log.warn({ days: wrong.slice(0, 10), count: wrong.length }, 'counts by day differed from their snapshots: all are counted anew');
    await recountGains(db);
  },
});
