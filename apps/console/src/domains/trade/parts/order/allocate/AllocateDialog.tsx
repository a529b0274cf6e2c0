import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { workOrderApi, type WorkOrderRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../../shell/console/ConsoleContext';
import { ActionDialog } from '../../../../../kit/dialog/ActionDialog';
import { spreadEvenly, spreadWishes } from './spreadEvenly';
import { WishChoices } from '../WishChoices';
import { orderStrings } from '../strings';

interface AllocateDialogProps {
  order: WorkOrderRow;
  onClose: (hasChanged: boolean) => void;
}

/** Shares the creators of a draft out among BDs, with how much each has to do already; all must be shared out before hand-out (spec section 5). */
export function AllocateDialog({ order, onClose }: AllocateDialogProps) {
  const t = useStrings(orderStrings);
  const { client } = useConsole();
  const bds = useQuery({ ...client.query(workOrderApi.allocatable, { id: order.id }), staleTime: 0 });
  const detail = useQuery({ ...client.query(workOrderApi.detail, { id: order.id }), staleTime: 0 });
  const [typed, setTyped] = useState<Record<string, string>>();
  const [takers, setTakers] = useState<Record<string, string>>({});
  const saved = Object.fromEntries((detail.data?.allocations ?? []).map(({ bd, allocNum }) => [bd.id, String(allocNum)]));
  const values = typed ?? saved;
  const count = (id: string) => (/^\d{1,3}$/.test(values[id] ?? '') ? Number(values[id]) : 0);
  const people = bds.data ?? [];
  const total = people.reduce((sum, { id }) => sum + count(id), 0);
  const left = order.requireUpNum - total;
  const wishes = detail.data?.wishes ?? [];
  const takerOf = (wish: { upId: string; bd: { id: string } | null }) => takers[wish.upId] ?? wish.bd?.id ?? '';
  const takingPart = people.filter(({ id }) => count(id) > 0);
  const save = () => {
    const allocations = takingPart.map(({ id }) => ({ bdId: id, allocNum: count(id) }));
    const taken = wishes
      .map((wish) => ({ upId: wish.upId, bdId: takerOf(wish) }))
      .filter(({ bdId }) => takingPart.some(({ id }) => id === bdId));
    return client.call(workOrderApi.allocate, {
      id: order.id,
      version: detail.data?.version ?? order.version,
      allocations,
      ...(taken.length > 0 && { wishes: taken }),
    });
  };
  const failed = bds.error ?? detail.error;
  return (
    <ActionDialog
      width="medium"
      title={t('allocateTitle', { name: order.workOrderName })}
      sendLabel={t('save')}
      isReady={people.length > 0 && left >= 0}
      isChanged={typed !== undefined}
      onSend={save}
      done={() => t('allocationSaved')}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ color: 'text.secondary' }}>{t('allocateHint')}</Box>
        {failed && (
          <ErrorState dense onRetry={() => void Promise.all([bds.refetch(), detail.refetch()])}>
            {failed.message}
          </ErrorState>
        )}
        {!failed && (bds.isPending || detail.isPending) && <LoadingState count={4} />}
        {bds.isSuccess && people.length === 0 && (
          <EmptyState dense title={t('noBds')}>
            {t('noBdsHint')}
          </EmptyState>
        )}
        {people.length > 0 && detail.isSuccess && (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Alert role="status" severity={left === 0 ? 'success' : left < 0 ? 'error' : 'info'} sx={{ flex: '1 1 240px' }}>
                {t('allocated', { done: total, of: order.requireUpNum })}
                {left > 0 && `, ${t('allocatedLess', { count: left })}`}
                {left < 0 && `, ${t('allocatedMore', { count: -left })}`}
              </Alert>
              <Button
                variant="outlined"
                onClick={() => {
                  setTyped(spreadEvenly(people, order.requireUpNum));
                  setTakers(spreadWishes(wishes, people, order.requireUpNum));
                }}
              >
                {t('spread')}
              </Button>
            </Box>
            <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
              {people.map(({ id, account, name, openOrders }) => (
                <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
                  <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                    <div>{name}</div>
                    <Box
                      sx={{ color: 'ink.third', fontSize: '0.78125rem' }}
                    >{`${account} · ${t('openOrders', { count: openOrders })}`}</Box>
                  </Box>
                  <TextField
                    value={values[id] ?? ''}
                    onChange={(event) => setTyped({ ...values, [id]: event.target.value.replace(/\D/g, '').slice(0, 3) })}
                    sx={{ width: 96 }}
                    slotProps={{
                      htmlInput: {
                        'aria-label': t('creatorsFor', { name: `${name} (${account})` }),
                        inputMode: 'numeric',
                        style: { textAlign: 'right' },
                      },
                    }}
                  />
                </Box>
              ))}
            </Box>
            {wishes.length > 0 && (
              <WishChoices
                wishes={wishes}
                people={takingPart}
                takerOf={takerOf}
                onChoose={(upId, bdId) => setTakers({ ...takers, [upId]: bdId })}
              />
            )}
          </>
        )}
      </Box>
    </ActionDialog>
  );
}
