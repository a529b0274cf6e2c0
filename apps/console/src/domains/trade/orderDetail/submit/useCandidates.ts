import { workOrderUpApi } from '@backlot/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSettled } from '../../../../kit/pick/useSettled';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { type Filters, queryOf } from './filters';

/** Creators for an order, a page at a time; the old ones stay while others are looked for. */
export function useCandidates(workOrderId: string, filters: Filters) {
  const { client } = useConsole();
  const text = useSettled(filters.text.trim());
  const query = queryOf({ ...filters, text });
  const found = useInfiniteQuery({
    queryKey: [workOrderUpApi.candidates.path, workOrderId, query],
    queryFn: ({ pageParam, signal }) =>
      client.call(workOrderUpApi.candidates, { workOrderId, ...query, pageNo: pageParam, pageSize: 20 }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, totalPage }) => (pageNo < totalPage ? pageNo + 1 : undefined),
    placeholderData: (before) => before,
  });
  const pages = found.data?.pages ?? [];
  return { found, first: pages[0], rows: pages.flatMap((page) => page.rows) };
}
