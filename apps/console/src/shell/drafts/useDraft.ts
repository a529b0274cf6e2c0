import { useContext, useMemo, useState } from 'react';
import { useTab } from '../tabs/TabContext';
import { WorkspaceContext } from '../tabs/WorkspaceContext';

/** Something half done on this screen that leaving, reloading and signing in again must not lose. */
export interface Draft<Value> {
  /** What was kept when this screen came up; undefined for nothing. */
  found: Value | undefined;
  keep: (value: Value) => void;
  forget: () => void;
}

/** The draft of this name in the tab around the screen. Plain JSON; passwords and codes in it are not kept. */
export function useDraft<Value>(name: string): Draft<Value> {
  const workspace = useContext(WorkspaceContext);
  const scope = useTab()?.key ?? '';
  const [found] = useState(() => workspace?.drafts.read(scope, name) as Value | undefined);
  return useMemo(
    () => ({
      found,
      keep: (value) => workspace?.drafts.write(scope, name, value),
      forget: () => workspace?.drafts.remove(scope, name),
    }),
    [workspace, scope, name, found],
  );
}
