import { defineJob } from '../../../../jobs/defineJob';
import { purgeExtractTests } from './extraction';
import { refreshStars } from '../figures/refreshStars';
import { returnToPool } from './returnToPool';
import { keepDayOfAll } from '../figures/snapshots';

/** Warns owners and returns creators that nobody followed up, once a day at three in the morning of the six countries. */
export const returnToPoolJob = defineJob({ name: 'creators-return-to-pool', cron: '10 19 * * *', run: returnToPool });

/** Star levels, computed anew at night. */
export const refreshStarsJob = defineJob({
  name: 'creator-stars',
  cron: '40 19 * * *',
  run: async ({ database: { db } }) => void (await refreshStars(db)),
});

/** Extraction tests past their half hour. */
export const purgeExtractTestsJob = defineJob({
  name: 'purge-extract-tests',
  cron: '*/30 * * * *',
  run: async ({ database: { db } }) => void (await purgeExtractTests(db)),
});

/** The figures of the day of every creator, shortly before midnight: the six countries keep the zones +7 and +8. */
export const keepDayJob = defineJob({
  name: 'creator-days',
  cron: '50 15 * * *',
  run: async ({ database: { db } }) => void (await keepDayOfAll(db)),
});
