import { sysRoleApi, sysUserApi } from '@backlot/contract';
import { homePath } from '@backlot/auth-session';
import { useCallback } from 'react';
import { useConsole } from '../console/ConsoleContext';
import { viewChangedKey } from './viewChangedKey';

/**
 * Looking at the console as a role or a person. The page starts anew on both ways, so that nothing loaded with other
 * rights stays; other tabs of the browser share the session and are told.
 */
export function useView(): { viewAs: (kind: 'role' | 'user', id: string) => Promise<void>; leave: () => Promise<void> } {
  const { client, openAnew } = useConsole();
  const change = useCallback(
    async (call: Promise<unknown>) => {
      await call;
      try {
        localStorage.setItem(viewChangedKey, String(Date.now()));
      } catch {
        // Without storage other tabs learn of it at their next refusal.
      }
      openAnew(homePath);
    },
    [openAnew],
  );
  const viewAs = useCallback(
    (kind: 'role' | 'user', id: string) => change(client.call(kind === 'role' ? sysRoleApi.viewAs : sysUserApi.viewAs, { id })),
    [client, change],
  );
  const leave = useCallback(() => change(client.call(sysRoleApi.stopView, {})), [client, change]);
  return { viewAs, leave };
}
