import type { Services } from '../services';
import { videoImport } from './creators/channelVideo';
import { goodsImport } from './merchants/product';
import type { FileSources, ImportSource } from './base/imports';
import { keywordImport } from './analysis/keyword';
import { labelImport } from './creators/label';
import { fxRateImport } from './money/fxRate';
import { liveImport } from './trade/live';
import { orderImport } from './money/order';
import { commentImport, profileImport, snapshotImport, workImport } from './collection/files';
import { trackingImport } from './trade/sample';
import { upImport } from './creators/creator';

/** Finds the list that a file is imported into by its area. */
export function allImports({ vault, events }: Pick<Services, 'vault' | 'events'>): (area: string) => ImportSource | undefined {
  const sources = [
    goodsImport,
    keywordImport,
    labelImport,
    upImport(vault),
    videoImport,
    orderImport,
    fxRateImport,
    liveImport,
    trackingImport({ events }),
    workImport,
    snapshotImport,
    commentImport({ events }),
    profileImport,
  ];
  return (area) => sources.find((source) => source.area === area);
}

/** Where the rows of a file connector go. */
export const fileSources = ({ vault, events }: Pick<Services, 'vault' | 'events'>): FileSources => ({
  creators: upImport(vault),
  works: workImport,
  snapshots: snapshotImport,
  comments: commentImport({ events }),
  profiles: profileImport,
  orders: orderImport,
});
