import { MenuCounts } from '../menuCounts/MenuCounts';
import type { ShownCounts } from '../menuCounts/MenuCountsContext';
import { Watch } from './Watch';
import { WelcomeNotice } from './WelcomeNotice';

/** What comes once the frame stands, so that the first page does not carry it. */
export const Settled = ({ onCounts }: { onCounts: (counts: ShownCounts) => void }) => (
  <>
    <Watch />
    <WelcomeNotice />
    <MenuCounts onCounts={onCounts} />
  </>
);
