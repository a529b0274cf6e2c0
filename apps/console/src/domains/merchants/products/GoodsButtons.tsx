import Button from '@mui/material/Button';
import { goodsApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { LazyEditDialog } from '../../../kit/edit/LazyEditDialog';
import { useEditing } from '../../../kit/edit/useEditing';
import { useAct } from '../../../kit/record/useAct';
import { BindDialog } from './BindDialog';
import { goodsForm } from './goodsForm';
import type { Goods } from './goodsList';
import { strings } from './strings';

/** What may be done with a product. */
export function GoodsButtons({ goods }: { goods: Goods }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const queries = useQueryClient();
  const { act, isBusy } = useAct();
  const { editing, open, close, draft } = useEditing<{ row?: Goods }>(`goods.${goods.id}`);
  const [isBinding, setBinding] = useState(false);
  const sell = (sale: 'onSale' | 'offSale') =>
    void act(async () => {
      const { failed } = await client.call(goodsApi[sale], { ids: [goods.id] });
      const [refused] = failed;
      if (refused) throw new Error(refused.message);
    }, t('saved'));
  return (
    <>
      <Button variant="outlined" href={goods.goodsUrl} target="_blank" rel="noopener noreferrer">
        {t('openLink')}
      </Button>
      {goods.can.includes('bindUp') && (
        <Button variant="outlined" onClick={() => setBinding(true)}>
          {t('bindUp')}
        </Button>
      )}
      {goods.can.includes('edit') && (
        <Button variant="outlined" onClick={() => open({ row: goods })}>
          {t('edit')}
        </Button>
      )}
      {goods.can.includes('offSale') && (
        <Button variant="outlined" loading={isBusy} onClick={() => sell('offSale')}>
          {t('offSale')}
        </Button>
      )}
      {goods.can.includes('onSale') && (
        <Button variant="contained" loading={isBusy} onClick={() => sell('onSale')}>
          {t('onSale')}
        </Button>
      )}
      {isBinding && <BindDialog goods={goods} onClose={() => setBinding(false)} />}
      {editing?.row && (
        <LazyEditDialog
          api={goodsApi}
          form={goodsForm(t)}
          row={editing.row}
          noun={t('noun')}
          nameOf={({ goodsName }) => goodsName}
          draft={draft}
          onDone={() => void queries.invalidateQueries()}
          onClose={close}
        />
      )}
    </>
  );
}
