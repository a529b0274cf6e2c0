import { createEmitter } from '../console/createEmitter';

/** Session storage key of half-typed forms: they belong to this browser tab and survive its reloads. */
export const draftsKey = 'backlot.drafts';

/** How long typing rests before it is written, in milliseconds; leaving the page writes at once. */
const restMs = 250;

/** Half-typed forms by the tab they stand in and their name there. */
export interface Drafts {
  read(scope: string, name: string): unknown;
  write(scope: string, name: string, value: unknown): void;
  remove(scope: string, name: string): void;
  /** Gives up everything typed in some tabs. */
  drop(scopes: readonly string[]): void;
  /** The tabs with something typed; the same array until that changes. */
  scopes(): readonly string[];
  subscribe(listener: () => void): () => void;
}

type Kept = Record<string, Record<string, unknown>>;

/** Starts with what this person had typed before the page was loaded anew. */
export function createDrafts(userId: string, page: Pick<Window, 'sessionStorage' | 'addEventListener'> = window): Drafts {
  const changes = createEmitter<undefined>();
  let kept = read(userId, page);
  let scopes = Object.keys(kept);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write({ userId, kept }, page);
  };
  page.addEventListener('pagehide', flush);
  const set = (next: Kept) => {
    kept = Object.fromEntries(Object.entries(next).filter(([, forms]) => Object.keys(forms).length > 0));
    timer ??= setTimeout(flush, restMs);
    const now = Object.keys(kept);
    if (now.join('\n') === scopes.join('\n')) return;
    scopes = now;
    changes.emit(undefined);
  };
  return {
    read: (scope, name) => kept[scope]?.[name],
    write: (scope, name, value) => set({ ...kept, [scope]: { ...kept[scope], [name]: withoutSecrets(value) } }),
    remove(scope, name) {
      const { [name]: gone, ...rest } = kept[scope] ?? {};
      if (gone !== undefined) set({ ...kept, [scope]: rest });
    },
    drop: (dropped) => set(Object.fromEntries(Object.entries(kept).filter(([scope]) => !dropped.includes(scope)))),
    scopes: () => scopes,
    subscribe: changes.subscribe,
  };
}

const secret = /passw|secret|token|captcha|otp/i;

/** Passwords and codes are never kept. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, part]) => (secret.test(name) ? [] : [[name, withoutSecrets(part)]])));
}

function read(userId: string, page: Pick<Window, 'sessionStorage'>): Kept {
  try {
    const stored = JSON.parse(page.sessionStorage.getItem(draftsKey) ?? 'null') as { userId?: string; kept?: Kept } | null;
    return stored?.userId === userId && typeof stored.kept === 'object' ? (stored.kept ?? {}) : {};
  } catch {
    return {};
  }
}

function write(stored: { userId: string; kept: Kept }, page: Pick<Window, 'sessionStorage'>): void {
  try {
    page.sessionStorage.setItem(draftsKey, JSON.stringify(stored));
  } catch {
    // Full or blocked storage: what was typed lives until the page closes.
  }
}
