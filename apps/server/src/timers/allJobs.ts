import type { Job } from '../jobs/defineJob';
import { analysisJobs } from '../modules/analysis/analysisModules';
import { collectionJobs } from '../modules/collection/collectionModules';
import { creatorsJobs } from '../modules/creators/creatorsModules';
import { moneyJobs } from '../modules/money/moneyModules';
import { tradeJobs } from '../modules/trade/tradeModules';
import { endExpiredOrders, followTrade, remindOfTrade } from './followTrade';
import { keepMachine } from './keepMachine';
import { preparePartitions } from './preparePartitions';
import { purgeExpired } from './purgeExpired';
import { removeStaleUploadsJob } from './removeStaleUploads';
import { removeUnusedFiles } from './removeUnusedFiles';
import { removeTaskFiles } from './removeTaskFiles';
import { resumeTasks } from './resumeTasks';

/** What the product itself does on a schedule, and what people may put on timers of their own. */
export const allJobs: readonly Job[] = [
  purgeExpired,
  preparePartitions,
  removeUnusedFiles,
  removeStaleUploadsJob,
  resumeTasks,
  removeTaskFiles,
  ...creatorsJobs,
  ...tradeJobs,
  ...moneyJobs,
  ...analysisJobs,
  ...collectionJobs,
  followTrade,
  remindOfTrade,
  endExpiredOrders,
  keepMachine,
];
