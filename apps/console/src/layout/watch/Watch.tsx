import { NewVersion } from './NewVersion';
import { OfflineBanner } from './OfflineBanner';

/** What is looked after beside the work: the connection and new releases. */
export const Watch = () => (
  <>
    <OfflineBanner />
    <NewVersion />
  </>
);
