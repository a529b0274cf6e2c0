import type { Services } from '../../../services';
import type { FileSources } from '../../base/imports';
import { upImport } from '../../creators/creator';
import { orderImport } from '../../money/order';
import { commentImport } from './commentFile';
import { profileImport } from './profileFile';
import { snapshotImport } from './snapshotFile';
import { workImport } from './workFile';

/** Where the rows of a file connector go. */
export const fileSources = ({ vault, events }: Pick<Services, 'vault' | 'events'>): FileSources => ({
  creators: upImport(vault),
  works: workImport,
  snapshots: snapshotImport,
  comments: commentImport({ events }),
  profiles: profileImport,
  orders: orderImport,
});
