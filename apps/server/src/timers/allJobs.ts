import type { Job } from '../jobs/defineJob';
import { keepDayJob, purgeExtractTestsJob, refreshStarsJob, returnToPoolJob } from '../modules/creators/creator';
import { remindOfFollowUpsJob } from '../modules/creators/followUp';
import { followLivesJob } from '../modules/trade/live';
import { checkGainsJob, gainsJob } from '../modules/analysis/upAnalysis';
import { checkSaleFiguresJob, saleFiguresJob } from '../modules/money/order';
import { rankingsJob } from '../modules/analysis/ranking';
import { warnOfZonesJob } from '../modules/analysis/dataZone';
import { endExpiredOrders, followTrade, remindOfTrade } from './followTrade';
import { keepMachine } from './keepMachine';
import { purgeExpired } from './purgeExpired';
import { removeStaleUploadsJob } from './removeStaleUploads';
import { removeUnusedFiles } from './removeUnusedFiles';
import { resumeExports } from './resumeExports';
import { resumeImports } from './resumeImports';

/** What the product itself does on a schedule, and what people may put on timers of their own. */
export const allJobs: readonly Job[] = [
  purgeExpired,
  removeUnusedFiles,
  removeStaleUploadsJob,
  resumeExports,
  resumeImports,
  returnToPoolJob,
  saleFiguresJob,
  checkSaleFiguresJob,
  refreshStarsJob,
  keepDayJob,
  remindOfFollowUpsJob,
  followLivesJob,
  rankingsJob,
  warnOfZonesJob,
  gainsJob,
  checkGainsJob,
  purgeExtractTestsJob,
  followTrade,
  remindOfTrade,
  endExpiredOrders,
  keepMachine,
];
