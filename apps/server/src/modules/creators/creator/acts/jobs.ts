import { defineJob } from '../../../../jobs/defineJob';
import { purgeExtractTests } from './extraction';
import { refreshScores } from '../figures/refreshScores';
import { returnToPool } from './returnToPool';
import { keepDayOfAll } from '../figures/snapshots';

/** Warns owners and returns creators that nobody followed up, once a day at three in the morning of the six countries. */
export const returnToPoolJob = defineJob({
  name: 'creators-return-to-pool',
  names: {
    en: 'Return creators that nobody follows up',
    'zh-CN': '将无人跟进的达人退回公海',
    vn: 'Trả KOL không ai theo dõi về kho chung',
  },
  cron: '10 19 * * *',
  run: returnToPool,
});

/** Credibility and star levels, computed anew at night. */
export const refreshStarsJob = defineJob({
  name: 'creator-stars',
  names: {
    en: "Compute the creators' star levels and credibility",
    'zh-CN': '重新计算达人星级与可信度',
    vn: 'Tính lại hạng sao và độ tin cậy của KOL',
  },
  cron: '40 19 * * *',
  run: async ({ database: { db } }) => void (await refreshScores(db)),
});

/** Extraction tests past their half hour. */
export const purgeExtractTestsJob = defineJob({
  name: 'purge-extract-tests',
  names: { en: 'Remove old extraction tests', 'zh-CN': '清理过期的采集测试', vn: 'Xóa lần thử thu thập cũ' },
  cron: '*/30 * * * *',
  run: async ({ database: { db } }) => void (await purgeExtractTests(db)),
});

/** The figures of the day of every creator, shortly before midnight: the six countries keep the zones +7 and +8. */
export const keepDayJob = defineJob({
  name: 'creator-days',
  names: { en: "Keep the creators' figures of the day", 'zh-CN': '保存达人当日数据', vn: 'Lưu số liệu trong ngày của KOL' },
  cron: '50 15 * * *',
  run: async ({ database: { db } }) => void (await keepDayOfAll(db)),
});
