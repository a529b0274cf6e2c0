import { createEmitter } from '../console/createEmitter';
import { type ClosedTabs, type CloseRefusal, closeTabs, tabAfterClosing } from './closeTabs';
import { returnsTo } from './returnsTo';
import type { Tab } from './Tab';

/** Session storage key of the open tabs: they belong to this browser tab and survive its reloads. */
export const tabsKey = 'backlot.tabs';

/** The same for the tabs of a read-only view, so that the own ones are there again afterwards. */
const viewTabsKey = `${tabsKey}.view`;

/** What closing did: the tabs that went and the one to show, or why nothing was closed. */
export type CloseOutcome = { closed: readonly Tab[]; next: Tab | undefined } | { refused: CloseRefusal };

/** The open tabs of a person, in order. */
export interface TabsState {
  get(): readonly Tab[];
  subscribe(listener: () => void): () => void;
  /** Opens a tab or notes where it stands now. */
  visit(place: Pick<Tab, 'key' | 'href'>): void;
  /** Tells what would go, without doing it. */
  judge(key: string, closed: ClosedTabs, openKey: string): CloseOutcome;
  /** What is given up with its tab starts afresh when it is opened again. */
  remove(keys: readonly string[], options?: { isGivenUp: boolean }): void;
  /** The query a page was left with in this session, with its filters, sort and page; empty where it was plain or never open. */
  leftWith(path: string): string;
  /** Moves a tab to another place in the row. */
  move(key: string, to: number): void;
  change(key: string, part: Partial<Pick<Tab, 'title' | 'name' | 'scrollY'>>): void;
}

/** Starts with the tabs that this person had open before the page was loaded anew. */
export function createTabs(userId: string, storage: () => Storage = () => sessionStorage, view?: string): TabsState {
  const owner = { userId, view, key: view === undefined ? tabsKey : viewTabsKey };
  const changes = createEmitter<undefined>();
  let { tabs, queries } = read(owner, storage);
  /** The path on screen. */
  let shown: string | undefined;
  const note = (href: string) => {
    const [path = '', query] = href.split('?');
    // Which record a page shows is no question to come back to.
    queries = { ...queries, [path]: query && !/(^|&)id=/.test(query) ? `?${query}` : '' };
  };
  const set = (next: readonly Tab[], { isQuiet = false } = {}) => {
    tabs = next;
    write({ ...owner, tabs, queries }, storage);
    if (!isQuiet) changes.emit(undefined);
  };
  return {
    get: () => tabs,
    subscribe: changes.subscribe,
    visit({ key, href }) {
      const path = href.split('?')[0];
      const hasMoved = path !== shown;
      shown = path;
      const known = tabs.find((tab) => tab.key === key);
      if (known?.href === href) {
        // What a path returns to may depend on the page one comes from.
        if (hasMoved) changes.emit(undefined);
        return;
      }
      note(href);
      set(
        known ? tabs.map((tab) => (tab === known ? { ...tab, href } : tab)) : [...tabs, { key, href, title: null, name: null, scrollY: 0 }],
      );
    },
    judge(key, closed, openKey) {
      const answer = closeTabs(tabs, key, closed);
      if ('refused' in answer) return answer;
      return { closed: tabs.filter((tab) => !answer.kept.includes(tab)), next: tabAfterClosing(tabs, answer.kept, openKey) };
    },
    remove(keys, { isGivenUp } = { isGivenUp: true }) {
      if (isGivenUp) keys.forEach(note);
      set(tabs.filter(({ key }) => !keys.includes(key)));
    },
    leftWith: (path) => (returnsTo(path, shown) ? (queries[path] ?? '') : ''),
    move(key, to) {
      const moved = tabs.find((tab) => tab.key === key);
      if (!moved || to < 0 || to >= tabs.length || tabs[to] === moved) return;
      set(tabs.filter((tab) => tab !== moved).toSpliced(to, 0, moved));
    },
    change(key, part) {
      const known = tabs.find((tab) => tab.key === key);
      if (!known || Object.entries(part).every(([name, value]) => known[name as keyof Tab] === value)) return;
      set(
        tabs.map((tab) => (tab === known ? { ...tab, ...part } : tab)),
        { isQuiet: Object.keys(part).every((name) => name === 'scrollY') },
      );
    },
  };
}

interface Owner {
  userId: string;
  /** Which view the tabs belong to; none for the own ones. */
  view: string | undefined;
  key: string;
}

interface Kept {
  tabs: readonly Tab[];
  /** By path. */
  queries: Readonly<Record<string, string>>;
}

const nothing: Kept = { tabs: [], queries: {} };

function read({ userId, view, key }: Owner, storage: () => Storage): Kept {
  try {
    const kept = JSON.parse(storage().getItem(key) ?? 'null') as {
      userId?: string;
      view?: string;
      tabs?: unknown[];
      queries?: Kept['queries'];
    } | null;
    return kept?.userId === userId && kept.view === view && Array.isArray(kept.tabs)
      ? { tabs: kept.tabs.flatMap(asTab), queries: kept.queries ?? {} }
      : nothing;
  } catch {
    return nothing;
  }
}

/** Only addresses of this console come back. */
function asTab(kept: unknown): Tab[] {
  const { key, href, title, name, scrollY } = (kept ?? {}) as Partial<Tab>;
  if (typeof key !== 'string' || typeof href !== 'string' || !/^\/(?![/\\])/.test(href)) return [];
  return [{ key, href, title: title ?? null, name: name ?? null, scrollY: Number(scrollY) || 0 }];
}

function write({ key, ...kept }: Owner & Kept, storage: () => Storage): void {
  try {
    storage().setItem(key, JSON.stringify(kept));
  } catch {
    // Full or blocked storage: the tabs live until the page closes.
  }
}
