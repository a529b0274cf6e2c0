import { shopApi } from '@backlot/contract';
import { useMemo } from 'react';
import { useConsole } from '../console/ConsoleContext';
import type { PickSource } from './PickField';

const pageSize = 20;

/** Certified merchants by name or code. */
export function useShopSource(): PickSource {
  const { client } = useConsole();
  return useMemo(
    () => ({
      key: ['shop'],
      find: async (searchValue, signal) => {
        const { rows } = await client.call(shopApi.page, { pageNo: 1, pageSize, shopStatus: [2], ...(searchValue && { searchValue }) }, { signal });
        return rows.map(({ id, shopName, shopCode, country }) => ({ id, name: shopName, note: `${shopCode} · ${country}` }));
      },
    }),
    [client],
  );
}
