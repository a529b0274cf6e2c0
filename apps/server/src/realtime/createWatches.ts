import type { SocketMessage } from '@backlot/contract';
import type { Caller } from '../http/requests/caller';

/** An open socket and what its page shows: `workOrder:7`. */
export interface Watcher {
  /** Who it is now, with the rights of now. */
  caller(): Promise<Caller>;
  send(message: SocketMessage): void;
}

interface Rules {
  /** What a changed object is part of: a page of the whole follows its parts. */
  wholesOf(object: string): Promise<readonly string[]>;
  /** Whether a person may open the record: asked when there is something to tell, so a lost right ends the news as well. */
  mayOpen(caller: Caller, object: string): Promise<boolean>;
}

/** Which records the open pages of this instance show. */
export interface Watches {
  /** Replaces what a socket watches; nothing ends it. */
  set(watcher: Watcher, objects: readonly string[]): void;
  /** Tells those whose page shows a changed object, or the whole it is part of. */
  tell(object: string): Promise<void>;
  readonly size: number;
}

export function createWatches({ wholesOf, mayOpen }: Rules): Watches {
  const byObject = new Map<string, Set<Watcher>>();
  const byWatcher = new Map<Watcher, readonly string[]>();

  const forget = (watcher: Watcher) => {
    for (const object of byWatcher.get(watcher) ?? []) {
      const watching = byObject.get(object);
      watching?.delete(watcher);
      if (watching?.size === 0) byObject.delete(object);
    }
    byWatcher.delete(watcher);
  };

  return {
    set(watcher, objects) {
      forget(watcher);
      if (objects.length === 0) return;
      byWatcher.set(watcher, objects);
      for (const object of objects) byObject.set(object, (byObject.get(object) ?? new Set()).add(watcher));
    },
    async tell(object) {
      if (byObject.size === 0) return;
      const told = [object, ...(await wholesOf(object))].flatMap((shown) =>
        [...(byObject.get(shown) ?? [])].map(async (watcher) => {
          if (await mayOpen(await watcher.caller(), shown)) watcher.send({ type: 'changed', object: shown });
        }),
      );
      // Whose session is over hears nothing, and keeps nobody else from hearing.
      await Promise.allSettled(told);
    },
    get size() {
      return byWatcher.size;
    },
  };
}
