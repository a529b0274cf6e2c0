import type { TableColumn } from '@backlot/data-table';
import { useMemo } from 'react';
import { useIsMerchant } from '../../../shell/session/useIsMerchant';

/** Columns of a list; a merchant, whose rows are all its own, is spared the merchant's name in each of them. */
export function useShopColumns<Row extends object>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  const isMerchant = useIsMerchant();
  return useMemo(() => (isMerchant ? columns.filter(({ field }) => field !== 'shop') : columns), [columns, isMerchant]);
}
