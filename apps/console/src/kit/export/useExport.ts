import { downloadApi, type DownloadRow, type Endpoint } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { useCallOnce } from '../form/submit/useCallOnce';
import { saveFile } from '../saveFile';
import { exportStrings } from './strings';

/** How often an export on its way is asked after, and how long its file is offered, in milliseconds. */
const askMs = 1000;
const offeredMs = 20_000;

/** So many of the newest are looked through: a person has at most three on the way at once (domain/errors 1032001). */
const newest = { pageNo: 1, pageSize: 20 };

/**
 * Starts exports, `await start(goodsApi.export, query)`, and tells how each goes until its file can be opened: in one notice
 * that changes, and by the count on the download centre. Leaving the page ends neither.
 */
export function useExport() {
  const t = useStrings(exportStrings);
  const notify = useNotice();
  const callOnce = useCallOnce();
  const { client, downloads } = useConsole();

  const tell = useCallback(
    (row: DownloadRow) => {
      const notice = { key: `export:${row.id}` };
      if (row.taskStatus === 0) notify.info(t('waiting'), { ...notice, duration: Infinity });
      if (row.taskStatus === 1) notify.info(t('making', { percent: row.progress }), { ...notice, duration: Infinity });
      if (row.taskStatus === 3) notify.error(t('failed', { reason: row.failReason ?? '' }), notice);
      if (row.taskStatus !== 2) return;
      const open = async () => saveFile(await client.blob(downloadApi.file, { id: row.id }));
      const onAction = () => void open().catch((error: Error) => notify.error(error.message));
      notify.success(t('ready', { name: row.fileName }), { ...notice, duration: offeredMs, action: { label: t('open'), onAction } });
    },
    [client, notify, t],
  );
  const follow = useCallback(
    async (id: string): Promise<void> => {
      const { rows } = await client.call(downloadApi.page, newest);
      const row = rows.find((each) => each.id === id);
      if (row) tell(row);
      if (row?.taskStatus === 2) downloads.isReady();
      if (!row || row.taskStatus >= 2) return;
      await new Promise((resolve) => {
        setTimeout(resolve, askMs);
      });
      await follow(id);
    },
    [client, downloads, tell],
  );

  return useCallback(
    async (endpoint: Endpoint, query: object): Promise<void> => {
      try {
        const { id } = (await callOnce(endpoint, query)) as { id: string };
        // What cannot be followed is found in the download centre all the same.
        void follow(id).catch(() => undefined);
      } catch (error) {
        notify.error((error as Error).message);
      }
    },
    [callOnce, follow, notify],
  );
}
