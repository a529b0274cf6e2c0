import { followUpApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ListPage } from '../../../kit/list/ListPage';
import { useFollowUpActs } from '../parts/followUp/useFollowUpActs';
import { followUpColumns, followUpFilters, followUpPresets, nameOfFollowUp } from './followUpList';
import { strings } from './strings';

/** Contacts with creators: what was talked about, and what is due (domain/life-cycles 3.16). */
export function FollowUpsScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const queries = useQueryClient();
  const { nameFor } = useDictionary();
  const hasDetail = can('upDetail.get');
  const reload = useCallback(() => void queries.invalidateQueries(), [queries]);
  const { actsOf, dialog } = useFollowUpActs(reload);
  const columns = useMemo(() => followUpColumns(t, format, { nameFor, hasDetail }), [t, format, nameFor, hasDetail]);
  const filters = useMemo(() => followUpFilters(t, nameFor), [t, nameFor]);
  const presets = useMemo(() => followUpPresets(t, can), [t, can]);
  return (
    <>
      <ListPage
        calls={{ page: followUpApi.page, export: followUpApi.export }}
        table="followUps"
        title={t('title')}
        list={{ columns, nameOf: nameOfFollowUp, search: { field: 'searchValue', label: t('search') }, filters, presets }}
        rowActions={actsOf}
      />
      {dialog}
    </>
  );
}
