import type { Job } from '../../jobs/defineJob';
import type { Services } from '../../services';
import { demandModule } from './demandForm';
import { intentModule } from './intent';
import { workOrderLinkModule } from './link';
import { followLivesJob, liveModule } from './live';
import { commercialOrderModule, leaderOrderModule, workOrderModule } from './order';
import { pictureModule } from './picture';
import { sampleModule } from './sample';
import { scriptModule } from './script';
import { searchModule } from './search';
import { workOrderUpModule } from './submission';

/** Orders and everything between approval and fulfilment. */
export const tradeModules = (services: Services) => ({
  commercialOrder: commercialOrderModule(services),
  demand: demandModule(services),
  intent: intentModule(services),
  leaderOrder: leaderOrderModule(services),
  live: liveModule(services),
  picture: pictureModule(services),
  sample: sampleModule(services),
  script: scriptModule(services),
  search: searchModule(services),
  workOrder: workOrderModule(services),
  workOrderLink: workOrderLinkModule(services),
  workOrderUp: workOrderUpModule(services),
});

export const tradeJobs: readonly Job[] = [followLivesJob];
