import { noticeApi, type NoticeRow } from '@backlot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';

const listKey = [noticeApi.limitLastSysNotice.path];
const countKey = [noticeApi.noticeNum.path];
const countOf = { 1: 'noticeNum', 2: 'antiFansNum', 3: 'mesNum', 4: 'remindNum' } as const;

/** Marks notices read, in what is shown at once; asks anew only where that is not enough. Failures are silent (spec section 8). */
export function useReadNotices() {
  const { client } = useConsole();
  const queries = useQueryClient();
  return useCallback(
    async (msgIds: readonly string[]) => {
      const [only] = msgIds;
      if (only === undefined) return;
      const shown = new Map(
        queries
          .getQueriesData<readonly NoticeRow[]>({ queryKey: listKey })
          .flatMap(([, rows]) => (rows ?? []).map((row) => [row.msgId, row] as const)),
      );
      const unread = msgIds.flatMap((id) => shown.get(id) ?? []).filter(({ status }) => status === 0);
      queries.setQueriesData<readonly NoticeRow[]>({ queryKey: listKey }, (rows) =>
        rows?.map((row) => (msgIds.includes(row.msgId) ? { ...row, status: 1 } : row)),
      );
      queries.setQueriesData<Record<string, number>>(
        { queryKey: countKey },
        (counts) => counts && unread.reduce((left, { noticeClass }) => lowered(left, countOf[noticeClass as 1 | 2 | 3 | 4]), counts),
      );
      const sent =
        msgIds.length === 1
          ? client.call(noticeApi.setRead, { msgId: only }, { isSilent: true })
          : client.call(noticeApi.currNoticeRead, [...msgIds], { isSilent: true });
      const isKnown = await sent.then(
        () => msgIds.every((id) => shown.has(id)),
        () => false,
      );
      if (!isKnown) await Promise.all([listKey, countKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    [client, queries],
  );
}

const lowered = (counts: Record<string, number>, name: string) => ({ ...counts, [name]: Math.max(0, (counts[name] ?? 0) - 1) });
