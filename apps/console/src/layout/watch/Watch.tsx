import { NewVersion } from './NewVersion';
import { OfflineBanner } from './OfflineBanner';
import { ViewChanges } from './ViewChanges';

/** What is looked after beside the work: the connection and new releases. */
export const Watch = () => (
  <>
    <OfflineBanner />
    <NewVersion />
    <ViewChanges />
  </>
);
