import { followUpApi, type FollowUpRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useCallback, useMemo } from 'react';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { useFollowUpActs } from '../parts/followUp/useFollowUpActs';
import { followUpColumns, followUpFilters, followUpPresets, nameOfFollowUp } from './followUpList';
import { strings } from './strings';

/** Contacts with creators: what was talked about, and what is due (domain/life-cycles 3.16). */
export function FollowUpsScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const { nameFor } = useDictionary();
  const hasDetail = can('upDetail.get');
  const { actsOf, dialog } = useFollowUpActs();
  const columns = useMemo(() => followUpColumns(t, { nameFor, hasDetail }), [t, nameFor, hasDetail]);
  const filters = useMemo(() => followUpFilters(t, nameFor), [t, nameFor]);
  const presets = useMemo(() => followUpPresets(t, can), [t, can]);
  const rowActions = useCallback((row: FollowUpRow, list: ListHandle<FollowUpRow>) => actsOf(row, list.reload), [actsOf]);
  return (
    <>
      <ListPage
        calls={{ page: followUpApi.page, export: followUpApi.export }}
        table="followUps"
        title={t('title')}
        list={{ columns, nameOf: nameOfFollowUp, search: { field: 'searchValue', label: t('search') }, filters, presets }}
        rowActions={rowActions}
      />
      {dialog}
    </>
  );
}
