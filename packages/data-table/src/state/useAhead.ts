import { useCallback, useState } from 'react';

/**
 * The query string in force: what was asked last, even while the host's router is still on its way there, so that rows
 * are asked for at the click. Whatever else the host moves to, such as the page before, wins.
 */
export function useAhead(hostSearch: string): { search: string; ask: (search: string) => void } {
  const [ahead, setAhead] = useState<{ seen: string; asked: readonly string[] }>({ seen: hostSearch, asked: [] });
  if (ahead.seen !== hostSearch) {
    const at = ahead.asked.indexOf(hostSearch);
    setAhead({ seen: hostSearch, asked: at < 0 ? [] : ahead.asked.slice(at + 1) });
  }
  const ask = useCallback((search: string) => setAhead((before) => ({ ...before, asked: [...before.asked, search] })), []);
  return { search: ahead.asked.at(-1) ?? hostSearch, ask };
}
