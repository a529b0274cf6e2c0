import type { LoginUser } from '@backlot/contract';
import { useContext, useSyncExternalStore } from 'react';
import type { Session } from './createSession';
import type { SessionState, SessionUser } from './sessionMachine';
import { SessionContext } from './SessionProvider';

/** Where the session stands, and the session itself to act on: `const { status, user, session } = useSession()`. */
export function useSession<User extends SessionUser = LoginUser>(): SessionState<User> & { session: Session<User> } {
  const found = useContext(SessionContext);
  if (!found)
    throw new Error(
      'useSession was called outside a SessionProvider, so there is no session to read. Wrap the app in <SessionProvider session={…}>.',
    );
  const session = found as unknown as Session<User>;
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
  return { ...state, session };
}
