import { sysFileApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { batchesOf } from '../../../kit/list/useCrudActions';
import { saveFile } from '../../../kit/saveFile';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

/** Downloads and deletes files, and tells how it went. */
export function useFileActs() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const download = useCallback(
    async (id: string, versionNo?: number) => {
      try {
        saveFile(await client.blob(sysFileApi.download, { id, ...(versionNo !== undefined && { versionNo }) }, { isSilent: true }));
      } catch (error) {
        notify.error((error as Error).message);
      }
    },
    [client, notify],
  );
  const downloadMany = useCallback(
    async (ids: readonly string[]): Promise<boolean> => {
      notify.info(t('zipping', { count: ids.length }));
      try {
        saveFile(await client.blob(sysFileApi.downloadMany, { ids: [...ids] }, { isSilent: true }));
        return true;
      } catch (error) {
        notify.error((error as Error).message);
        return false;
      }
    },
    [client, notify, t],
  );
  const remove = useCallback(
    async (ids: readonly string[], onChanged: () => void): Promise<boolean> => {
      const count = ids.length;
      if (!(await confirm({ title: t('deleteAsk', { count }), children: t('deleteHint'), confirmLabel: t('delete'), danger: true })))
        return false;
      let gone = 0;
      const kept: { message: string }[] = [];
      try {
        for (const some of batchesOf(ids)) {
          const { ok, failed } = await client.call(sysFileApi.delete, { ids: some });
          gone += ok.length;
          kept.push(...failed);
        }
      } catch (error) {
        notify.error((error as Error).message);
      }
      if (gone > 0) notify.success(t('deleted', { count: gone }));
      const [first] = kept;
      if (first) notify.error(t('refused', { count: kept.length, reason: first.message }));
      onChanged();
      return gone > 0;
    },
    [client, confirm, notify, t],
  );
  return { download, downloadMany, remove };
}
