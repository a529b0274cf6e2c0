import { demandApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useCallback, useMemo } from 'react';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { useShopColumns } from '../../merchants/parts/useShopColumns';
import { nameOfDemand } from './demandForm';
import { type Demand, demandColumns, demandFilters, demandPresets } from './demandList';
import { strings } from './strings';
import { useDemandActions } from './useDemandActions';
import { useDemandForm } from './useDemandForm';

/** What merchants want promoted (domain/model 2.3.12): merchants write and submit, the agency turns it into work orders. */
export function DemandsScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const can = useCan();
  const { nameFor } = useDictionary();
  const { actionsOf } = useDemandActions();
  const columns = useShopColumns(useMemo(() => demandColumns(t, format), [t, format]));
  const filters = useMemo(() => demandFilters(t, locale, (state) => nameFor('demandStatus', state)), [t, locale, nameFor]);
  const presets = useMemo(() => demandPresets(t, can), [t, can]);
  const form = useDemandForm();
  const rowActions = useCallback((demand: Demand, list: ListHandle<Demand>) => actionsOf(demand, list.reload), [actionsOf]);
  return (
    <CrudPage
      api={demandApi}
      table="demands"
      words={{ plural: t('title'), noun: t('noun') }}
      list={{ columns, nameOf: nameOfDemand, search: { field: 'searchValue', label: t('searchHint') }, filters, presets }}
      form={form}
      rowActions={rowActions}
    />
  );
}
