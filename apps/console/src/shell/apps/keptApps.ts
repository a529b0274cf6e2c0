import { type AppEntry, tokenLifetimeMs } from '@backlot/contract';

/** Local storage key of the application list with its menus; signing out removes it (spec section 4). */
export const appListKey = 'App-List';

interface KeptApps {
  userId: string;
  apps: readonly AppEntry[];
  expiresAt: number;
}

/** Stores the application list for 7 days (spec section 9). */
export function writeKeptApps({ userId, apps }: Omit<KeptApps, 'expiresAt'>): void {
  try {
    localStorage.setItem(appListKey, JSON.stringify({ userId, apps, expiresAt: Date.now() + tokenLifetimeMs } satisfies KeptApps));
  } catch {
    // Without storage a reload starts in the default application.
  }
}

/** Code of the application that this person had open before, or undefined. */
export function readKeptApps(userId: string): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(appListKey) ?? 'null') as Partial<KeptApps> | null;
    if (kept?.userId !== userId || !(Number(kept.expiresAt) > Date.now())) return undefined;
    return kept.apps?.find((app) => app.active)?.code;
  } catch {
    return undefined;
  }
}
