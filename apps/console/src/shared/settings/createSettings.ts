/** Colours of the console; `system` follows the device. */
export type ColorMode = 'light' | 'dark' | 'system';

/** What a person set about the look, kept on this device. */
export interface Settings {
  mode: ColorMode;
  /** The side menu folded to its icons; null until the person chose, then the width decides. */
  folded: boolean | null;
}

/** The settings in force, readable, changeable and followed by every tab. */
export interface SettingsState {
  get(): Settings;
  change(part: Partial<Settings>): void;
  subscribe(listener: () => void): () => void;
}

/** Local storage key of the settings; signing out keeps them. */
export const settingsKey = 'backlot.settings';

/** Starts the settings of this device; blocked storage only means that they are not kept. */
export function createSettings(target: Pick<Window, 'localStorage' | 'addEventListener'> = window): SettingsState {
  const listeners = new Set<() => void>();
  let current = read(target);
  const tell = () => listeners.forEach((listener) => listener());
  target.addEventListener('storage', (event) => {
    if ((event as StorageEvent).key !== settingsKey) return;
    current = read(target);
    tell();
  });
  return {
    get: () => current,
    change(part) {
      current = { ...current, ...part };
      try {
        target.localStorage.setItem(settingsKey, JSON.stringify(current));
      } catch {
        // Blocked or full storage: the setting lives until the page closes.
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const modes: readonly unknown[] = ['light', 'dark', 'system'];

function read(target: Pick<Window, 'localStorage'>): Settings {
  try {
    const kept = JSON.parse(target.localStorage.getItem(settingsKey) ?? '{}') as Partial<Settings>;
    return { mode: modes.includes(kept.mode) ? (kept.mode as ColorMode) : 'system', folded: typeof kept.folded === 'boolean' ? kept.folded : null };
  } catch {
    return { mode: 'system', folded: null };
  }
}
