import { liveApi, type LiveConflict } from '@backlot/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../../shell/console/ConsoleContext';

interface Slot {
  id?: string | undefined;
  upId: string | undefined;
  goodsIds: readonly string[];
  beginTime: string | undefined;
  endTime: string | undefined;
}

/** Other lives of the creator and the products at a time; undefined until all of it is chosen and the server has answered. */
export function useConflicts({ id, upId, goodsIds, beginTime, endTime }: Slot): LiveConflict[] | undefined {
  const { client } = useConsole();
  const isWhole = upId !== undefined && beginTime !== undefined && endTime !== undefined && beginTime < endTime;
  const { data } = useQuery({
    ...client.query(liveApi.conflicts, {
      ...(id && { id }),
      upId: upId ?? '1',
      goodsIds: [...goodsIds],
      beginTime: beginTime ?? '',
      endTime: endTime ?? '',
    }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });
  return isWhole ? data : undefined;
}
