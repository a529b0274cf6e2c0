import type { BatchResult, Endpoint, Permission } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { CrudArea } from './CrudArea';
import { strings } from './strings';

interface CrudActions {
  api: CrudArea;
  onChanged: () => void;
  nameOf: (id: string) => string;
  /** What goes with the rows. */
  hintOf?: ((ids: readonly string[]) => string | undefined) | undefined;
}

/** What a person may do with a list as a whole, and how. */
export function useCrudActions({ api, onChanged, nameOf, hintOf }: CrudActions) {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const may = useCallback((endpoint: Endpoint) => can(endpoint.access as Permission), [can]);

  /** True when something was deleted. */
  const remove = useCallback(
    async (ids: readonly string[]): Promise<boolean> => {
      const result: BatchResult = { ok: [], failed: [] };
      const answer = await confirm({
        title: ids.length === 1 ? t('deleteAsk', { name: nameOf(ids[0] ?? '') }) : t('deleteMany', { count: ids.length }),
        children: hintOf?.(ids) ?? t('deleteHint'),
        confirmLabel: t('delete'),
        danger: true,
        action: async () => {
          for (const some of batchesOf(ids)) {
            const { ok, failed } = (await client.call(api.delete as Endpoint, { ids: some })) as BatchResult;
            result.ok.push(...ok);
            result.failed.push(...failed);
          }
        },
      });
      if (!answer) return false;
      if (result.ok.length) notify.success(t('deleted', { count: result.ok.length }));
      const [first] = result.failed;
      if (first) notify.error(t('notDeleted', { count: result.failed.length, name: nameOf(first.id), reason: first.message }));
      onChanged();
      return result.ok.length > 0;
    },
    [api, client, confirm, notify, t, nameOf, hintOf, onChanged],
  );

  return { may, remove };
}

/** The server takes up to 100 rows at once. */
export const batchesOf = (ids: readonly string[], size = 100): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));
