import type { Locale } from '@backlot/i18n';
import { createListeners, type Listener } from './createListeners';
import type { DictType } from './DictType';
import { changedTypes, type DictIndex, type DictOption, type DictValues, indexTree } from './indexTree';
import { clearCache, type DictionaryStorage, isTree, readCache, writeCache } from './dictionaryCache';
import { strings } from './strings';

/** What a dictionary stands on. */
export interface DictionaryPorts {
  /** Fetches the whole tree; rejects with the server's message. */
  fetchTree: () => Promise<readonly DictType[]>;
  /** A tree that is here already, such as one that a server drew the page with: it goes before what the storage holds. */
  tree?: readonly DictType[] | undefined;
  /** `localStorage`, or nothing when the data need not survive a reload. */
  storage?: DictionaryStorage | undefined;
  /** Time in milliseconds. */
  now?: () => number;
}

/** What is known about the data. */
export interface DictionaryState {
  /** False until data arrives from the cache or the server: names then read 需重新登录. */
  readonly hasData: boolean;
  readonly isFetching: boolean;
  /** Message of the last fetch when it failed. */
  readonly error: string | null;
  /** Version the server announced with this data. */
  readonly version: string | null;
}

/** Codes to names, one for an application. `Type` are the types there are, where a host names them: a misspelt one does not compile. */
export interface Dictionary<Type extends string = string> {
  /** The name of a code. Without data 需重新登录, for an unknown type or code 无此字典. */
  nameFor(type: Type, code: string | number, locale: Locale): string;
  /** The value of a code, disabled ones too. */
  find(type: Type, code: string | number): DictOption | undefined;
  /** Every value of a type in tree order, disabled ones too; the same array until the type changes. */
  valuesOf(type: Type): readonly DictOption[];
  /** The same object until something changes. */
  state(): DictionaryState;
  /** For the start of an application: with cached data resolves at once and fetches behind it, otherwise fetches. */
  load(): Promise<void>;
  /**
   * Fetches: after sign-in, and with the version when the server says that a dictionary changed. A version that is
   * already here fetches nothing. Calls made meanwhile join; rejects with the server's message and keeps the old data.
   */
  refresh(version?: string): Promise<void>;
  /** Forgets everything, in storage too: logging out. An answer still under way is dropped. */
  clear(): void;
  /** Calls back after a change of one type, or of anything when `type` is null; returns how to stop. */
  subscribe(type: Type | null, listener: Listener): () => void;
}

const nothing: DictIndex = new Map();
const noValues: readonly DictOption[] = [];
const noColumn = { type: undefined, values: undefined };

/** Starts a dictionary from what the storage holds: `createDictionary<'country' | 'currency'>({ fetchTree })`. */
export function createDictionary<Type extends string = string>({
  fetchTree,
  tree: given,
  storage,
  now = Date.now,
}: DictionaryPorts): Dictionary<Type> {
  const listeners = createListeners();
  const cached = given ? { tree: given, version: null } : readCache(storage, now());
  let index = cached ? indexTree(cached.tree) : nothing;
  /** A column asks for the same type again and again. */
  let column: { type: string | undefined; values: DictValues | undefined } = noColumn;
  let lists = new Map<string, readonly DictOption[]>();
  let state: DictionaryState = { hasData: cached !== undefined, isFetching: false, error: null, version: cached?.version ?? null };
  let running: Fetch | undefined;
  let queued: Fetch | undefined;

  const setState = (change: Partial<DictionaryState>) => {
    state = { ...state, ...change };
  };

  const accept = (tree: readonly DictType[], version: string | null) => {
    const before = index;
    const hadData = state.hasData;
    index = indexTree(tree);
    column = noColumn;
    const changed = changedTypes(before, index);
    for (const type of changed) lists.delete(type);
    setState({ hasData: true, isFetching: false, error: null, version });
    writeCache(storage, { tree, version, savedAt: now() });
    if (hadData) listeners.notify(changed);
    else listeners.notifyAll();
  };

  const start = (version: string | undefined): Fetch => {
    const fetching: Fetch = { version, done: Promise.resolve() };
    const isCurrent = () => running === fetching;
    const run = async () => {
      try {
        const tree = await fetchTree();
        if (!isCurrent()) return;
        if (!isTree(tree)) throw new Error('The dictionary tree is unreadable.');
        running = undefined;
        accept(tree, version ?? state.version);
      } catch (error) {
        if (!isCurrent()) return;
        running = undefined;
        setState({ isFetching: false, error: messageOf(error) });
        listeners.notify([]);
        throw error;
      }
    };
    running = fetching;
    setState({ isFetching: true, error: null });
    listeners.notify([]);
    fetching.done = run();
    return fetching;
  };

  const untilIdle = async (): Promise<void> => {
    if (!running) return;
    await running.done.catch(() => undefined);
    await untilIdle();
  };

  /** Joins the running fetch, unless it began before this version existed: then one more follows it. */
  const join = (version: string | undefined): Promise<void> => {
    if (!running) return start(version).done;
    if (version === undefined || version === running.version) return running.done;
    if (queued) {
      queued.version = version;
      return queued.done;
    }
    const next: Fetch = { version, done: Promise.resolve() };
    const follow = async () => {
      await untilIdle();
      if (queued !== next) return;
      queued = undefined;
      await start(next.version).done;
    };
    queued = next;
    next.done = follow();
    return next.done;
  };

  return {
    nameFor(type, code, locale) {
      if (type !== column.type) column = { type, values: index.get(type) };
      const found = column.values?.get(typeof code === 'string' ? code : String(code));
      if (found) return found.names[locale];
      return strings.messages[locale][state.hasData ? 'noEntry' : 'signInAgain'];
    },
    find: (type, code) => index.get(type)?.get(String(code)),
    valuesOf(type) {
      const known = lists.get(type);
      if (known) return known;
      const values = index.get(type);
      const list = values ? [...values.values()] : noValues;
      lists.set(type, list);
      return list;
    },
    state: () => state,
    load() {
      const fetched = join(undefined);
      if (!state.hasData) return fetched;
      fetched.catch(() => undefined);
      return Promise.resolve();
    },
    refresh(version) {
      if (version !== undefined && version === state.version && state.hasData) return Promise.resolve();
      return join(version);
    },
    clear() {
      running = undefined;
      queued = undefined;
      index = nothing;
      column = noColumn;
      lists = new Map();
      setState({ hasData: false, isFetching: false, error: null, version: null });
      clearCache(storage);
      listeners.notifyAll();
    },
    subscribe: listeners.add,
  };
}

interface Fetch {
  version: string | undefined;
  done: Promise<void>;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
