import { upApi } from '@backlot/contract';
import { useMemo } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { PickSource } from '../../../kit/pick/PickField';

/** Creators of a channel to collect from. */
export function useTargetSource(webId: number | undefined): PickSource {
  const { client } = useConsole();
  return useMemo(
    () => ({
      key: ['collected', webId],
      find: async (text, signal) => {
        const query = { pageNo: 1, pageSize: 20, ...(text && { searchValue: text }), ...(webId !== undefined && { webId: [webId] }) };
        const { rows } = await client.call(upApi.page, query, { signal });
        return rows.map((up) => ({ id: up.id, name: up.nickname, note: `@${up.upNumber} · ${up.country}` }));
      },
    }),
    [client, webId],
  );
}
