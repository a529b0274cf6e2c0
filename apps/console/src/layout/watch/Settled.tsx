import { Watch } from './Watch';
import { WelcomeNotice } from './WelcomeNotice';

/** What comes once the frame stands, so that the first page does not carry it. */
export const Settled = () => (
  <>
    <Watch />
    <WelcomeNotice />
  </>
);
