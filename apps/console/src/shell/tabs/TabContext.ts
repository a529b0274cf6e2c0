import { createContext, useContext } from 'react';

/** What a screen may tell the tab it stands in. */
export interface TabHandle {
  key: string;
  setTitle: (title: string) => void;
}

/** Names the tab around a screen; absent in stories. */
export const TabContext = createContext<TabHandle | null>(null);

/** The tab around this screen. */
export const useTab = (): TabHandle | null => useContext(TabContext);
