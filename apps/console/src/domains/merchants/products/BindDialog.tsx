import { goodsApi, upApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useMemo, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { type PickChoice, PickField, type PickSource } from '../../../kit/pick/PickField';
import type { Goods } from './goodsList';
import { strings } from './strings';

/** Notes that a creator promotes a product. */
export function BindDialog({ goods, onClose }: { goods: Goods; onClose: () => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [creator, setCreator] = useState<PickChoice | null>(null);
  const source = useMemo(
    (): PickSource => ({
      key: ['creator'],
      find: async (searchValue, signal) => {
        const { rows } = await client.call(upApi.page, { pageNo: 1, pageSize: 20, ...(searchValue && { searchValue }) }, { signal });
        return rows.map(({ id, nickname, upNumber, country }) => ({ id, name: nickname, note: `@${upNumber} · ${country}` }));
      },
    }),
    [client],
  );
  return (
    <ActionDialog
      title={t('bindTitle', { name: goods.goodsName })}
      sendLabel={t('save')}
      isReady={creator !== null}
      onSend={() => client.call(goodsApi.bindUp, { id: goods.id, upId: creator?.id ?? '' })}
      done={() => t('bound')}
      onClose={onClose}
    >
      <PickField label={t('creator')} source={source} value={creator} onChange={setCreator} isRequired />
    </ActionDialog>
  );
}
