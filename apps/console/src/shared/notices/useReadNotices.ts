import { noticeApi } from '@backlot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useConsole } from '../console/ConsoleContext';

/** Marks notices read and asks for lists and counts anew; failures are silent (spec section 8). */
export function useReadNotices() {
  const { client } = useConsole();
  const queries = useQueryClient();
  return useCallback(
    async (msgIds: readonly string[]) => {
      const [only] = msgIds;
      if (only === undefined) return;
      const sent = msgIds.length === 1 ? client.call(noticeApi.setRead, { msgId: only }, { isSilent: true }) : client.call(noticeApi.currNoticeRead, [...msgIds], { isSilent: true });
      await sent.catch(() => undefined);
      await Promise.all([noticeApi.limitLastSysNotice, noticeApi.noticeNum].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
    },
    [client, queries],
  );
}
