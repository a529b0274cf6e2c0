import { settingApi } from '@backlot/contract';
import type { LayoutPort, TableLayout, ViewPort, ViewState } from '@backlot/data-table';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { useCallOnce } from '../form/submit/useCallOnce';

/** Whoever comes back to a list within this time asks for its rows only; what others share meanwhile is there after it. */
const viewsStayMs = 30 * 60_000;

/** Keeps a person's layout and views of one table on the server, so that they follow to another device. */
export function useTablePorts(table: string): { layoutPort: LayoutPort; viewPort: ViewPort } {
  const { client } = useConsole();
  const callOnce = useCallOnce();
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
    const views = client.query(settingApi.views, { table });
    const askAnew = () => queries.invalidateQueries({ queryKey: views.queryKey });
    const viewPort: ViewPort = {
      list: async () =>
        (await queries.fetchQuery({ ...views, staleTime: viewsStayMs, gcTime: viewsStayMs })).map(
          ({ id, name, shared, mine, ownerName, state }) => ({
            id,
            name,
            isShared: shared,
            isMine: mine,
            ownerName,
            value: state as ViewState,
          }),
        ),
      save: ({ id, name, isShared, value }) =>
        callOnce(settingApi.saveView, { ...(id && { id }), table, name, shared: isShared, state: value }).finally(askAnew),
      remove: (id) => client.call(settingApi.deleteView, { id }).finally(askAnew),
    };
    return { layoutPort, viewPort };
  }, [client, callOnce, queries, table]);
}
