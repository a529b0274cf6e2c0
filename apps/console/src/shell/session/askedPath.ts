import { homePath, safeRedirect } from '@backlot/auth-session';
import { tabStorage } from './tabStorage';

const askedKey = 'backlot.asked';

/**
 * The page of this application that was asked for without a token, kept in the tab beside the literal `redirect` of spec
 * section 2.3. Registering, recovering and a change of language leave it where it is.
 */
export const askedPath = {
  keep(path: string): void {
    const own = safeRedirect(path);
    if (own !== homePath) tabStorage.write(askedKey, own);
  },

  /** The page to open after signing in, once; `/welcome` where none was asked for. */
  take(): string {
    const asked = safeRedirect(tabStorage.read(askedKey));
    tabStorage.write(askedKey, null);
    return asked;
  },
};
