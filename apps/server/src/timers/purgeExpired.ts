import { purgeIdempotencyKeys } from '../http/idempotency/store';
import { purgeWindows } from '../http/windows/attempts';
import { purgeActivities } from '../modules/base/activity';
import { purgeSealed } from '../modules/base/message';
import { purgeCodes } from '../modules/account/auth';
import { purgeChallenges } from '../modules/account/captcha';
import { purgeSessions } from '../modules/account/session';
import { purgeTimerRuns } from '../modules/system/sysTimers';
import { purgeAnswers } from '../modules/collection/queue';
import { defineJob } from '../jobs/defineJob';

/** Removes what has had its time: sessions, captchas, codes, request ids, counters. */
export const purgeExpired = defineJob({
  name: 'purge-expired',
  names: { en: 'Remove expired sessions and temporary data', 'zh-CN': '清理过期会话与临时数据', vn: 'Xóa phiên và dữ liệu tạm hết hạn' },
  cron: '*/10 * * * *',
  run: async (services) => {
    const { db } = services.database;
    await purgeSessions(db);
    await purgeChallenges(db);
    await purgeCodes(db);
    await purgeIdempotencyKeys(db);
    await purgeWindows(db);
    await purgeActivities(db);
    await purgeTimerRuns(db);
    await purgeSealed(db, new Date());
    await purgeAnswers(services, new Date());
  },
});
