import { kindOfList, type SocketMessage } from '@backlot/contract';
import type { Caller } from '../http/requests/caller';

/** An open socket and what its page shows: `workOrder:7`, `/main/workOrder/hall`. */
export interface Watcher {
  /** Who it is now, with the rights of now. */
  caller(): Promise<Caller>;
  send(message: SocketMessage): void;
}

interface Rules {
  /** What a changed object is part of: a page of the whole follows its parts. */
  wholesOf(object: string): Promise<readonly string[]>;
  /** Whether a person may open the record, or ask for the list: asked when there is something to tell, so a lost right ends the news as well. */
  mayOpen(caller: Caller, shown: string): Promise<boolean>;
  /** How long changes of a list are gathered before its pages are told once, in milliseconds. */
  gathersMs?: number;
}

/** Which records and lists the open pages of this instance show. */
export interface Watches {
  /** Replaces what a socket watches; nothing ends it. */
  set(watcher: Watcher, shown: readonly string[]): void;
  /** Tells those whose page shows a changed object, the whole it is part of, or a list of its kind. */
  tell(object: string): Promise<void>;
  readonly size: number;
}

export function createWatches({ wholesOf, mayOpen, gathersMs = 1000 }: Rules): Watches {
  const byName = new Map<string, Set<Watcher>>();
  const byWatcher = new Map<Watcher, readonly string[]>();
  const gathering = new Set<string>();

  const forget = (watcher: Watcher) => {
    for (const name of byWatcher.get(watcher) ?? []) {
      const watching = byName.get(name);
      watching?.delete(watcher);
      if (watching?.size === 0) byName.delete(name);
    }
    byWatcher.delete(watcher);
  };
  const tellOf = async (name: string) => {
    const told = [...(byName.get(name) ?? [])].map(async (watcher) => {
      if (await mayOpen(await watcher.caller(), name)) watcher.send({ type: 'changed', object: name });
    });
    // Whose session is over hears nothing, and keeps nobody else from hearing.
    await Promise.allSettled(told);
  };
  /** A thousand rows that change at once are told of once. */
  const gather = (list: string) => {
    if (gathering.has(list)) return;
    gathering.add(list);
    setTimeout(() => {
      gathering.delete(list);
      void tellOf(list);
    }, gathersMs).unref();
  };

  return {
    set(watcher, shown) {
      forget(watcher);
      if (shown.length === 0) return;
      byWatcher.set(watcher, shown);
      for (const name of shown) byName.set(name, (byName.get(name) ?? new Set()).add(watcher));
    },
    async tell(object) {
      if (byName.size === 0) return;
      const changed = [object, ...(await wholesOf(object))];
      const kinds = new Set(changed.map((one) => one.split(':', 1)[0]));
      for (const name of byName.keys()) if (kinds.has(kindOfList(name))) gather(name);
      await Promise.all(changed.map(tellOf));
    },
    get size() {
      return byWatcher.size;
    },
  };
}
