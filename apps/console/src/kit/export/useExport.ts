import type { Endpoint } from '@backlot/contract';
import { useNotice } from '@backlot/ui-kit';
import { useLocale } from '@backlot/i18n/react';
import { useCallback, useContext } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { useCallOnce } from '../form/submit/useCallOnce';
import { DownloadsContext } from './DownloadsContext';

/**
 * Starts exports, `await start(goodsApi.export, query)`, and tells how each goes until its file can be opened: in one notice
 * that changes, and by the count on the download centre. Leaving the page ends neither.
 */
export function useExport() {
  const locale = useLocale();
  const notify = useNotice();
  const callOnce = useCallOnce();
  const { client } = useConsole();
  const downloads = useContext(DownloadsContext);
  return useCallback(
    async (endpoint: Endpoint, query: object): Promise<void> => {
      try {
        const { id } = (await callOnce(endpoint, query)) as { id: string };
        const { followExport } = await import('./followExport');
        // What cannot be followed is found in the download centre all the same.
        void followExport(id, { client, downloads, notify, locale }).catch(() => undefined);
      } catch (error) {
        notify.error((error as Error).message);
      }
    },
    [callOnce, client, downloads, notify, locale],
  );
}
