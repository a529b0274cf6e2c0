import { createContext, type ReactNode, useContext } from 'react';
import type { PermissionUser } from '../PermissionUser';

const UserContext = createContext<PermissionUser | null | undefined>(null);

/** Tells every `<Can>` below whose rights count; nobody's without one. A changed right is a new `user` object. */
export function PermissionsProvider({ user, children }: { user: PermissionUser | null | undefined; children: ReactNode }) {
  return <UserContext value={user}>{children}</UserContext>;
}

/** The person whose rights count here. */
export const usePermissionUser = (): PermissionUser | null | undefined => useContext(UserContext);
