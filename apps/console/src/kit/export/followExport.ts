import type { Client } from '@backlot/api-client';
import { downloadApi, type DownloadRow } from '@backlot/contract';
import { type Locale, translator } from '@backlot/i18n';
import type { Notify } from '@backlot/ui-kit';
import { saveFile } from '../saveFile';
import type { Downloads } from './createDownloads';
import { followStrings } from './followStrings';

/** How often an export on its way is asked after, and how long its file is offered, in milliseconds. */
const askMs = 1000;
const offeredMs = 20_000;

/** So many of the newest are looked through: a person has at most three on the way at once (domain/errors 1032001). */
const newest = { pageNo: 1, pageSize: 20 };

interface Telling {
  client: Client;
  downloads: Downloads;
  notify: Notify;
  locale: Locale;
}

/** Tells how an export goes until its file can be opened, in one notice that changes. */
export async function followExport(id: string, telling: Telling): Promise<void> {
  const { client, downloads } = telling;
  const { rows } = await client.call(downloadApi.page, newest);
  const row = rows.find((each) => each.id === id);
  if (!row) return;
  tell(row, telling);
  if (row.taskStatus === 2) downloads.isReady();
  if (row.taskStatus >= 2) return;
  await new Promise((resolve) => {
    setTimeout(resolve, askMs);
  });
  await followExport(id, telling);
}

function tell({ id, fileName, taskStatus, progress, failReason }: DownloadRow, { client, notify, locale }: Telling): void {
  const t = translator(followStrings, locale);
  const notice = { key: `export:${id}` };
  if (taskStatus === 0) notify.info(t('waiting'), { ...notice, duration: Infinity });
  if (taskStatus === 1) notify.info(t('making', { percent: progress }), { ...notice, duration: Infinity });
  if (taskStatus === 3) notify.error(t('failed', { reason: failReason ?? '' }), notice);
  if (taskStatus !== 2) return;
  const open = async () => saveFile(await client.blob(downloadApi.file, { id }));
  const onAction = () => void open().catch((error: Error) => notify.error(error.message));
  notify.success(t('ready', { name: fileName }), { ...notice, duration: offeredMs, action: { label: t('open'), onAction } });
}
