/** Colours of the console; `system` follows the device. */
export type ColorMode = 'light' | 'dark' | 'system';

/** What a person set about the look (spec section 3, "Local storage"). It is kept on this device and follows to others. */
export interface Settings {
  mode: ColorMode;
  /** The side menu folded to its icons; null until the person chose, then the width decides. */
  folded: boolean | null;
  /** Ground of the menu. */
  menuTheme: 'dark' | 'light';
  /** Menu at the side, in the header, or groups in the header and their entries at the side. */
  layout: 'side' | 'top' | 'mix';
  fixedHeader: boolean;
  fixedSide: boolean;
  /** With the menu in the header: content 1200 px wide, or as wide as the window. */
  contentWidth: 'fixed' | 'fluid';
  /** A fixed header steps aside while scrolling down. */
  autoHideHeader: boolean;
  colorWeak: boolean;
  primary: string;
  multiTab: boolean;
  /** Classes of notices that arrive quietly, without showing at once. */
  quietNotices: readonly number[];
}

/** Side menu, dark, #1890ff, fixed width, header and side fixed, no tabs (spec section 9). */
export const defaultSettings: Settings = {
  mode: 'system',
  folded: null,
  menuTheme: 'dark',
  layout: 'side',
  fixedHeader: true,
  fixedSide: true,
  contentWidth: 'fixed',
  autoHideHeader: false,
  colorWeak: false,
  primary: '#1890ff',
  multiTab: false,
  quietNotices: [],
};

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

/** Takes what fits from something kept or sent; the default for the rest. */
export function asSettings(kept: unknown): Settings {
  const found = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const fitting = Object.entries(defaultSettings).map(([name, instead]) => [
    name,
    fits[name as keyof Settings](found[name]) ? found[name] : instead,
  ]);
  return Object.fromEntries(fitting) as Settings;
}

const isFlag = (value: unknown) => typeof value === 'boolean';
const oneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value);

const fits: Record<keyof Settings, (value: unknown) => boolean> = {
  mode: oneOf('light', 'dark', 'system'),
  folded: isFlag,
  menuTheme: oneOf('dark', 'light'),
  layout: oneOf('side', 'top', 'mix'),
  fixedHeader: isFlag,
  fixedSide: isFlag,
  contentWidth: oneOf('fixed', 'fluid'),
  autoHideHeader: isFlag,
  colorWeak: isFlag,
  primary: (value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value),
  multiTab: isFlag,
  quietNotices: (value) => Array.isArray(value) && value.every((one) => typeof one === 'number'),
};

function read(target: Pick<Window, 'localStorage'>): Settings {
  try {
    return asSettings(JSON.parse(target.localStorage.getItem(settingsKey) ?? '{}'));
  } catch {
    return defaultSettings;
  }
}
