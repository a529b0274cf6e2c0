import { goodsApi } from '@backlot/contract';
import { isCurrency } from '@backlot/i18n';
import { useFormat } from '@backlot/i18n/react';
import { useMemo } from 'react';
import { useConsole } from '../console/ConsoleContext';
import type { PickSource } from './PickField';

const pageSize = 20;

/** Products on sale of a merchant, or of every merchant one may see. */
export function useGoodsSource(shopId: string | undefined): PickSource {
  const { client } = useConsole();
  const format = useFormat();
  return useMemo(
    () => ({
      key: ['goods', shopId],
      find: async (searchValue, signal) => {
        const { rows } = await client.call(goodsApi.page, { pageNo: 1, pageSize, status: 1, ...(shopId && { shopId }), ...(searchValue && { searchValue }) }, { signal });
        return rows.map(({ id, goodsName, goodsNo, price, currency, country }) => ({
          id,
          name: goodsName,
          note: [goodsNo, country, isCurrency(currency) && format.money({ amount: price, currency })].filter(Boolean).join(' · '),
        }));
      },
    }),
    [client, shopId, format],
  );
}
