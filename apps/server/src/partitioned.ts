import type { Partitioned } from './db/partitions/Partitioned';
import { snapshotsByMonth } from './modules/creators/creator';
import { commentsByMonth } from './tables/collection/comment';
import { answersByWeek } from './tables/collection/connector';

/** Every table that is divided by time. */
export const partitioned: readonly Partitioned[] = [answersByWeek, snapshotsByMonth, commentsByMonth];
