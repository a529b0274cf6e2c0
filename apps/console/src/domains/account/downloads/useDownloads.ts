import { downloadApi } from '@backlot/contract';
import { dayRange, formatWireTime } from '@backlot/i18n';
import { useNotice } from '@backlot/ui-kit';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { saveFile } from '../../../kit/saveFile';

/** Exports on a page (spec section 9). */
export const pageSize = 5;

/** How often unfinished exports are asked after, in milliseconds. */
const askEveryMs = 1500;

/** What the list is narrowed to; days as `YYYY-MM-DD`, empty for any. */
export interface DownloadFilter {
  fileName: string;
  from: string;
  to: string;
}

/** One page of the own exports, asked after again while something is being made. */
export function useDownloads({ fileName, from, to }: DownloadFilter, pageNo: number) {
  const { client } = useConsole();
  const { start, end } = dayRange({ from: from || undefined, to: to || undefined });
  const query = {
    pageNo,
    pageSize,
    ...(fileName.trim() && { fileName: fileName.trim() }),
    ...(start && { searchBeginTime: formatWireTime(start) }),
    ...(end && { searchEndTime: formatWireTime(end) }),
  };
  return useQuery({
    ...client.query(downloadApi.page, query),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(({ taskStatus }) => taskStatus < 2) ? askEveryMs : false),
  });
}

/** What can be done with an export; the list is loaded again afterwards. */
export function useDownloadActions() {
  const { client } = useConsole();
  const notify = useNotice();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [downloadApi.page.path] });
  const tell = { onError: (error: Error) => notify.error(error.message), onSettled: refresh };
  const download = useMutation({ mutationFn: async (id: string) => saveFile(await client.blob(downloadApi.file, { id })), ...tell });
  const retry = useMutation({ mutationFn: (id: string) => client.call(downloadApi.retry, { id }), ...tell });
  const cancel = useMutation({ mutationFn: (id: string) => client.call(downloadApi.cancel, { id }), ...tell });
  return { download, retry, cancel };
}
