import { goodsApi, type OutputOf } from '@backlot/contract';
import { useMemo } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useMoney } from '../../../kit/money/useMoney';
import type { PickSource } from '../../../kit/pick/PickField';

/** Products on sale of a merchant, or of every merchant one may see. */
export function useGoodsSource(shopId: string | undefined): PickSource {
  const { client } = useConsole();
  const money = useMoney();
  return useMemo(() => {
    const choiceOf = ({ id, goodsName, goodsNo, price, currency, country }: OutputOf<typeof goodsApi.detail>) => ({
      id,
      name: goodsName,
      note: [goodsNo, country, money(price, currency)].join(' · '),
      country,
    });
    return {
      key: ['goods', shopId],
      find: async (searchValue, signal) => {
        const { rows } = await client.call(
          goodsApi.page,
          { pageNo: 1, pageSize: 20, status: 1, ...(shopId && { shopId }), ...(searchValue && { searchValue }) },
          { signal },
        );
        return rows.map(choiceOf);
      },
      one: async (id, signal) => choiceOf(await client.call(goodsApi.detail, { id }, { signal })),
    };
  }, [client, shopId, money]);
}
