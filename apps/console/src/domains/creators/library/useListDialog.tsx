import { type ReactNode, useCallback, useState } from 'react';
import type { ListHandle } from '../../../kit/query/ListHandle';

/** A dialog beside a list; opening resolves when it closes, true when something was changed, and the list loads again. */
export function useListDialog() {
  const [dialog, setDialog] = useState<ReactNode>();
  const open = useCallback(
    (list: Pick<ListHandle, 'reload'>, draw: (close: (hasChanged: boolean) => void) => ReactNode) =>
      new Promise<boolean>((resolve) => {
        const close = (hasChanged: boolean) => {
          setDialog(undefined);
          if (hasChanged) list.reload();
          resolve(hasChanged);
        };
        setDialog(draw(close));
      }),
    [],
  );
  return { dialog, open };
}
