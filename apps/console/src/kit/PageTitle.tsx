import { useEffect } from 'react';
import { useTab } from '../shell/tabs/TabContext';

/** The title of the browser tab and of the tab inside the console; a hidden tab's title steps back. */
export function PageTitle({ title }: { title: string }) {
  const tab = useTab();
  useEffect(() => {
    document.title = `${title} · Backlot`;
    tab?.setTitle(title);
  }, [title, tab]);
  return null;
}
