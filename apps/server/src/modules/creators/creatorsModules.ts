import type { Job } from '../../jobs/defineJob';
import type { Services } from '../../services';
import { channelVideoModule } from './channelVideo';
import { keepDayJob, purgeExtractTestsJob, refreshStarsJob, returnToPoolJob, upModule } from './creator';
import { followUpModule, remindOfFollowUpsJob } from './followUp';
import { labelModule } from './label';

/** Creators and what is known of them. */
export const creatorsModules = (services: Services, ofChannels: Parameters<typeof upModule>[1]) => ({
  channelVideo: channelVideoModule(services),
  followUp: followUpModule(services),
  label: labelModule(services),
  up: upModule(services, ofChannels),
});

export const creatorsJobs: readonly Job[] = [keepDayJob, purgeExtractTestsJob, refreshStarsJob, returnToPoolJob, remindOfFollowUpsJob];
