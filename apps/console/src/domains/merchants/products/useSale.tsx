import { goodsApi } from '@backlot/contract';
import type { BulkAction, RowAction, Selection } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { type ReactNode, useCallback, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { RehearsalDialog } from '../../../kit/bulk/RehearsalDialog';
import { rehearseRows } from '../../../kit/bulk/rehearseRows';
import type { Goods } from './goodsList';
import { strings } from './strings';

const sales = ['onSale', 'offSale'] as const;

/** Products put on sale and taken off, one or many, told before it happens. */
export function useSale() {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const [dialog, setDialog] = useState<ReactNode>();
  const open = useCallback(
    (sale: (typeof sales)[number], ids: readonly string[], list: ListHandle<Goods>) =>
      new Promise<boolean>((resolve) => {
        setDialog(
          <RehearsalDialog
            title={t(`${sale}Title`)}
            hint={sale === 'offSale' ? t('offSaleHint') : undefined}
            confirmLabel={t(sale)}
            ids={ids}
            rehearse={(some) =>
              Promise.resolve(
                rehearseRows({ ids: some, list, action: sale, whyNot: t(sale === 'onSale' ? 'cannotOnSale' : 'cannotOffSale') }),
              )
            }
            run={(some) => client.call(goodsApi[sale], { ids: some })}
            nameOf={list.nameOf}
            onClose={(hasChanged) => {
              setDialog(undefined);
              if (hasChanged) list.reload();
              resolve(hasChanged);
            }}
          />,
        );
      }),
    [client, t],
  );
  const rowActions = useCallback(
    (goods: Goods, list: ListHandle<Goods>): RowAction[] =>
      sales
        .filter((sale) => goods.can.includes(sale))
        .map((sale) => ({ key: sale, label: t(sale), onRun: () => void open(sale, [goods.id], list) })),
    [open, t],
  );
  const bulkActions = useCallback(
    (list: ListHandle<Goods>): BulkAction[] =>
      sales
        .filter((sale) => can(`goods.${sale}`))
        .map((sale) => ({
          key: sale,
          label: t(sale),
          onRun: (selection: Selection) => selection.kind === 'rows' && open(sale, selection.ids, list),
        })),
    [can, open, t],
  );
  return { rowActions, bulkActions, dialog };
}
