import { createContext, type ReactNode } from 'react';
import type { Session } from './createSession';
import type { SessionUser } from './sessionMachine';

/** The session of the tree; the person's shape is the host's. */
export const SessionContext = createContext<Session<SessionUser> | null>(null);

/** Hands a session to `useSession`. */
export function SessionProvider<User extends SessionUser>({ session, children }: { session: Session<User>; children: ReactNode }) {
  return <SessionContext.Provider value={session as unknown as Session<SessionUser>}>{children}</SessionContext.Provider>;
}
