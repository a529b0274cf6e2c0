/** Keys of local storage that outlive a sign-out: the language, and the interface settings (theme, layout, menu). */
export const keptKeys: readonly string[] = ['lang', 'backlot.settings'];

/**
 * Empties what a person leaves behind: token, menu and dictionary caches, app list and whatever else the
 * product cached, in local and session storage. Only `keptKeys` stay.
 */
export function clearBrowserData(kept: readonly string[] = keptKeys): void {
  clearArea(() => globalThis.localStorage, kept);
  clearTabData();
}

/** The part that belongs to this tab alone, for a sign-out that happened in another one. */
export function clearTabData(): void {
  clearArea(() => globalThis.sessionStorage, []);
}

function clearArea(area: () => Storage | undefined, kept: readonly string[]): void {
  try {
    const storage = area();
    for (const key of Object.keys(storage ?? {})) if (!kept.includes(key)) storage?.removeItem(key);
  } catch {
    return;
  }
}
