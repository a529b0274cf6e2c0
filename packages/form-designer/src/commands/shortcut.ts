/** A key press, as far as shortcuts look at it. */
export interface KeyPress {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key press is a shortcut such as `Mod+Shift+Z`; Mod is Ctrl or, on a Mac, Command. */
export function isShortcut(press: KeyPress, shortcut: string): boolean {
  const parts = shortcut.split('+');
  const key = parts.at(-1) ?? '';
  const has = (part: string) => parts.includes(part);
  if ((press.ctrlKey || press.metaKey) !== has('Mod') || press.altKey !== has('Alt')) return false;
  if (press.shiftKey !== has('Shift')) return false;
  return pressedKeys(press).includes(key.toLowerCase());
}

/** A shortcut as people read it: `Ctrl+Shift+Z`, `⌘⇧Z`. */
export function showShortcut(shortcut: string, isMac: boolean): string {
  const names: Record<string, string> = isMac
    ? { Mod: '⌘', Alt: '⌥', Shift: '⇧', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }
    : { Mod: 'Ctrl', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };
  return shortcut
    .split('+')
    .map((part) => names[part] ?? part)
    .join(isMac ? '' : '+');
}

/** With Alt held a Mac writes other letters, so the key's place counts too. */
function pressedKeys({ key, code = '' }: KeyPress): string[] {
  const byPlace = /^Key([A-Z])$/.exec(code)?.[1];
  return [key === ' ' ? 'space' : key.toLowerCase(), ...(byPlace ? [byPlace.toLowerCase()] : [])];
}
