import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { goodsApi, upApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { useMemo, useState } from 'react';
import { useConsole } from '../../shared/console/ConsoleContext';
import { type PickChoice, PickField, type PickSource } from '../../shared/pick/PickField';
import { useAct } from '../../shared/record/useAct';
import type { Goods } from './goodsList';
import { strings } from './strings';

/** Notes that a creator promotes a product. */
export function BindDialog({ goods, onClose }: { goods: Goods; onClose: () => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { act, isBusy } = useAct();
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
  const bind = async () => {
    if (creator && (await act(() => client.call(goodsApi.bindUp, { id: goods.id, upId: creator.id }), t('bound')))) onClose();
  };
  return (
    <Dialog
      open
      width="small"
      title={t('bindTitle', { name: goods.goodsName })}
      onClose={onClose}
      onSubmit={() => void bind()}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!creator} loading={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Box sx={{ pt: 1 }}>
        <PickField label={t('creator')} source={source} value={creator} onChange={setCreator} isRequired />
      </Box>
    </Dialog>
  );
}
