import { homePath, safeRedirect } from '@backlot/auth-session';

const askedKey = 'backlot.asked';

/**
 * The page of this application that was asked for without a token, kept in the tab beside the literal `redirect` of spec
 * section 2.3. Registering, recovering and a change of language leave it where it is.
 */
export const askedPath = {
  keep(path: string): void {
    const own = safeRedirect(path);
    if (own === homePath) return;
    try {
      sessionStorage.setItem(askedKey, own);
    } catch {
      // Blocked storage: signing in leads home.
    }
  },

  /** The page to open after signing in, once; `/welcome` where none was asked for. */
  take(): string {
    try {
      const kept = sessionStorage.getItem(askedKey);
      sessionStorage.removeItem(askedKey);
      return safeRedirect(kept);
    } catch {
      return homePath;
    }
  },
};
