import { shopApi } from '@backlot/contract';
import { useMemo } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { PickSource } from '../../../kit/pick/PickField';

/** Certified merchants by name or code. */
export function useShopSource(): PickSource {
  const { client } = useConsole();
  return useMemo(
    () => ({
      key: ['shop'],
      find: async (searchValue, signal) => {
        const { rows } = await client.call(
          shopApi.page,
          { pageNo: 1, pageSize: 20, shopStatus: [2], ...(searchValue && { searchValue }) },
          { signal },
        );
        return rows.map(choiceOf);
      },
      one: async (id, signal) => choiceOf(await client.call(shopApi.detail, { id }, { signal })),
    }),
    [client],
  );
}

const choiceOf = ({ id, shopName, shopCode, country }: { id: string; shopName: string; shopCode: string; country: string }) => ({
  id,
  name: shopName,
  note: `${shopCode} · ${country}`,
  country,
});
