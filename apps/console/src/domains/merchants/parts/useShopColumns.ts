import { useMemo } from 'react';
import { useIsMerchant } from '../../../shell/session/useIsMerchant';

/** Columns of a list; a merchant, whose rows are all its own, is spared the merchant's name in each of them. */
export function useShopColumns<Column extends { field: string }>(columns: readonly Column[]): readonly Column[] {
  const isMerchant = useIsMerchant();
  return useMemo(() => (isMerchant ? columns.filter(({ field }) => field !== 'shop') : columns), [columns, isMerchant]);
}
