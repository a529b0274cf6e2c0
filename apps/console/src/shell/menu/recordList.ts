import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { useRouterState } from '@tanstack/react-router';

/** Which list the record on screen came from, so that its menu entry stays the open one. */
interface RecordList {
  get: () => Place | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Says it until the returned function is called. */
  show: (place: Place) => () => void;
}

interface Place {
  /** The path of the record's page. */
  path: string;
  listPath: string;
}

function createRecordList(): RecordList {
  const listeners = new Set<() => void>();
  let shown: Place | undefined;
  const set = (next: Place | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (place) => {
      set(place);
      return () => shown === place && set(undefined);
    },
  };
}

const RecordListContext = createContext(createRecordList());

/** Says which list the page belongs to, as long as it is on screen. */
export function useShownList(listPath: string | undefined): void {
  const list = useContext(RecordListContext);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => (listPath === undefined ? undefined : discard(list.show({ path, listPath }))), [list, path, listPath]);
}

const discard = (stop: () => unknown) => () => void stop();

/** The path whose menu entry is open: that of the page, or of the list that the record on screen belongs to. */
export function useOpenPath(): string {
  const list = useContext(RecordListContext);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const place = useSyncExternalStore(list.subscribe, list.get);
  return place?.path === path ? place.listPath : path;
}
