import type { AnyRouter } from '@tanstack/react-router';
import { tabKeyOf } from './tabKeyOf';

/**
 * The router as one tab sees it: its own address and matches, which stand still while another tab is shown. With it every
 * hook, link and outlet below keeps to the tab, although there is one address bar (architecture 6).
 */
export function createTabRouter<Router extends AnyRouter>(router: Router, tabKey: string): Router {
  const real = router.stores as unknown as Stores;
  const isHere = (place: Place | undefined) => place !== undefined && tabKeyOf(place) === tabKey;
  const showsHere = () => isHere(real.matches.get().at(-1));
  const matchStores = new Map<string, Store<unknown>>();
  const stores = {
    ...real,
    location: gate(real.location, () => isHere(real.location.get()), real.resolvedLocation.get()),
    resolvedLocation: gate(real.resolvedLocation, () => isHere(real.resolvedLocation.get())),
    status: gate(real.status, () => isHere(real.location.get())),
    ids: gate(real.ids, showsHere),
    matches: gate(real.matches, showsHere),
    getMatchStore: (routeId: string) => {
      const store = matchStores.get(routeId) ?? gate(real.getMatchStore(routeId), showsHere);
      matchStores.set(routeId, store);
      return store;
    },
  };
  const state = combined(stores);
  const own: Record<PropertyKey, unknown> = {
    stores: { ...stores, __store: { get: state, subscribe: (listener: () => void) => real.__store.subscribe(listener) } },
  };
  const bound = new Map<PropertyKey, unknown>();
  // What a screen finishes after its tab was left takes nobody away from another one.
  bound.set('navigate', (options: Parameters<Router['navigate']>[0]) =>
    showsHere() ? router.navigate(options as never) : Promise.resolve(),
  );
  return new Proxy(router, {
    get(target, name) {
      if (name === 'state') return state();
      if (name in own) return own[name];
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      // Methods must act on the one router and stay the same function from render to render.
      if (!bound.has(name)) bound.set(name, value.bind(target));
      return bound.get(name);
    },
  });
}

type Place = Parameters<typeof tabKeyOf>[0];

interface Store<Value> {
  get(): Value;
  subscribe(listener: (value: Value) => void): { unsubscribe: () => void };
}

interface Stores {
  status: Store<string>;
  location: Store<Place>;
  resolvedLocation: Store<Place | undefined>;
  ids: Store<readonly string[]>;
  matches: Store<readonly Place[]>;
  __store: Store<unknown>;
  getMatchStore(routeId: string): Store<unknown>;
}

/** A store that answers its last value of the time when it was open. */
function gate<Value>(store: Store<Value>, isOpen: () => boolean, instead?: Value): Store<Value> {
  let kept = isOpen() || instead === undefined ? store.get() : instead;
  return {
    get() {
      if (isOpen()) kept = store.get();
      return kept;
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

/** The whole state, the same object as long as no part of it changed. */
function combined({ status, matches, location, resolvedLocation }: Pick<Stores, 'status' | 'matches' | 'location' | 'resolvedLocation'>) {
  const read = () => ({ status: status.get(), matches: matches.get(), location: location.get(), resolvedLocation: resolvedLocation.get() });
  let parts = read();
  let whole = { ...parts, isLoading: parts.status === 'pending' };
  return () => {
    const now = read();
    if (Object.entries(now).some(([name, value]) => parts[name as keyof typeof parts] !== value)) {
      parts = now;
      whole = { ...now, isLoading: now.status === 'pending' };
    }
    return whole;
  };
}
