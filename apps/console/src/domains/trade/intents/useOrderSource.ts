import { workOrderApi } from '@backlot/contract';
import { useMemo } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { PickSource } from '../../../kit/pick/PickField';

/** The running orders of this BD; those of one merchant when it is given. */
export function useOrderSource(shopId?: string): PickSource {
  const { client } = useConsole();
  return useMemo(
    () => ({
      key: ['bdOrder', shopId],
      find: async (searchValue, signal) => {
        const { rows } = await client.call(
          workOrderApi.bd,
          { pageNo: 1, pageSize: 20, current: 'true', ...(shopId && { shopId }), ...(searchValue && { searchValue }) },
          { signal },
        );
        return rows.map(({ id, workOrderName, workOrderNo }) => ({ id, name: workOrderName, note: workOrderNo }));
      },
    }),
    [client, shopId],
  );
}
