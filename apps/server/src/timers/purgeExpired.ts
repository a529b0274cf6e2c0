import { purgeIdempotencyKeys } from '../http/idempotency/store';
import { purgeWindows } from '../http/windows/attempts';
import { purgeActivities } from '../modules/base/activity';
import { purgeSealed } from '../modules/base/message';
import { purgeCodes } from '../modules/account/auth';
import { purgeChallenges } from '../modules/account/captcha';
import { purgeSessions } from '../modules/account/session';
import { purgeAnswers } from '../modules/collection/queue';
import { defineJob } from '../jobs/defineJob';

/** Removes what has had its time: sessions, captchas, codes, request ids, counters. */
export const purgeExpired = defineJob({
  name: 'purge-expired',
  cron: '*/10 * * * *',
  run: async (services) => {
    const { db } = services.database;
    await purgeSessions(db);
    await purgeChallenges(db);
    await purgeCodes(db);
    await purgeIdempotencyKeys(db);
    await purgeWindows(db);
    await purgeActivities(db);
    await purgeSealed(db, new Date());
    await purgeAnswers(services, new Date());
  },
});
