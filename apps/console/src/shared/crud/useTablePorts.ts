import { settingApi } from '@backlot/contract';
import type { LayoutPort, TableLayout, ViewPort, ViewState } from '@backlot/data-table';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../console/ConsoleContext';

/** Keeps a person's layout and views of one table on the server, so that they follow to another device. */
export function useTablePorts(table: string): { layoutPort: LayoutPort; viewPort: ViewPort } {
  const { client } = useConsole();
  const queries = useQueryClient();
  return useMemo(() => {
    const settings = client.query(settingApi.all, {});
    const key = `table.${table}`;
    const layoutPort: LayoutPort = {
      load: async () => (await queries.fetchQuery({ ...settings, staleTime: Infinity }))[key] as TableLayout | undefined,
      save: (layout) => {
        queries.setQueryData(settings.queryKey, (before: Record<string, unknown> = {}) => ({ ...before, [key]: layout }));
        void client.call(settingApi.save, { key, value: layout ?? null }, { isSilent: true }).catch(() => undefined);
      },
    };
    const viewPort: ViewPort = {
      list: async () => (await client.call(settingApi.views, { table })).map(({ id, name, shared, mine, ownerName, state }) => ({ id, name, isShared: shared, isMine: mine, ownerName, value: state as ViewState })),
      save: ({ id, name, isShared, value }) => client.call(settingApi.saveView, { ...(id && { id }), table, name, shared: isShared, state: value }),
      remove: (id) => client.call(settingApi.deleteView, { id }),
    };
    return { layoutPort, viewPort };
  }, [client, queries, table]);
}
