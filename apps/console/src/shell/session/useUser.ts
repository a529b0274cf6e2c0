import type { LoginUser } from '@backlot/contract';
import { useSession } from '@backlot/auth-session/react';
import { useState } from 'react';

/** The person this page is drawn for; the last known one while signing out. */
export function useUser(): LoginUser {
  const { user } = useSession();
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);
  const shown = user ?? known;
  if (!shown) throw new Error('useUser was called before anybody was loaded. It belongs below the main layout.');
  return shown;
}
