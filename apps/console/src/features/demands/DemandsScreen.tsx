import { demandApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCallback, useMemo } from 'react';
import { CrudPage } from '../../shared/crud/CrudPage';
import type { ListHandle } from '../../shared/crud/ListHandle';
import { DemandFields } from './DemandFields';
import { type Demand, demandColumns, demandFilters, draftOfDemand, newDemand } from './demandList';
import { strings, type Word } from './strings';
import { useDemandActions } from './useDemandActions';

/** What merchants want promoted (domain/model 2.3.12): merchants write and submit, the agency turns it into work orders. */
export function DemandsScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { nameFor } = useDictionary();
  const { actionsOf } = useDemandActions();
  const columns = useMemo(() => demandColumns(t, format), [t, format]);
  const filters = useMemo(() => demandFilters(t, locale, (state) => nameFor('demandStatus', state)), [t, locale, nameFor]);
  const search = useMemo(() => ({ field: 'searchValue', label: t('searchHint') }), [t]);
  const form = useMemo(() => ({ Fields: DemandFields, defaults: newDemand, draftOf: draftOfDemand, width: 'large' as const, labelOf: (field: string) => (Object.hasOwn(strings.messages.en, field) ? t(field as Word) : field) }), [t]);
  const rowActions = useCallback((demand: Demand, list: ListHandle<Demand>) => actionsOf(demand, list.reload), [actionsOf]);
  return <CrudPage api={demandApi} table="demands" words={{ plural: t('title'), noun: t('noun') }} columns={columns} filters={filters} search={search} nameOf={nameOfDemand} form={form} rowActions={rowActions} />;
}

const nameOfDemand = ({ demandName }: { demandName: string }) => demandName;
