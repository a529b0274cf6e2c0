import { purgeIdempotencyKeys } from '../http/idempotency/store';
import { purgeWindows } from '../http/windows/attempts';
import { purgeActivities } from '../modules/activity';
import { purgeCodes } from '../modules/auth';
import { purgeChallenges } from '../modules/captcha';
import { purgeSessions } from '../modules/session';
import { defineJob } from './defineJob';

/** Removes what has had its time: sessions, captchas, codes, request ids, counters. */
export const purgeExpired = defineJob({
  name: 'purge-expired',
  cron: '*/10 * * * *',
  run: async ({ database: { db } }) => {
    await purgeSessions(db);
    await purgeChallenges(db);
    await purgeCodes(db);
    await purgeIdempotencyKeys(db);
    await purgeWindows(db);
    await purgeActivities(db);
  },
});
