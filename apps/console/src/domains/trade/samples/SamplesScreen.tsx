import Button from '@mui/material/Button';
import { sampleApi, type SampleRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ImportButton } from '../../../kit/import/ImportButton';
import { ListPage } from '../../../kit/list/ListPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { useIsMerchant } from '../../../shell/session/useIsMerchant';
import { useSampleActs } from './acts/useSampleActs';
import { nameOfSample, sampleColumns, sampleFilters, samplePresets } from './sampleList';
import { strings } from './strings';

/** Samples of products for creators: merchants review and ship, BDs follow, finance reads (domain/life-cycles 3.7). */
export function SamplesScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { nameFor } = useDictionary();
  const isAgency = !useIsMerchant();
  const mayRead = can('sample.get');
  const reload = useCallback(() => void queries.invalidateQueries(), [queries]);
  const { actsOf, dialog } = useSampleActs(reload);
  const columns = useMemo(() => sampleColumns(t, format, { mayRead, isAgency }), [t, format, mayRead, isAgency]);
  const filters = useMemo(() => sampleFilters(t, nameFor), [t, nameFor]);
  const presets = useMemo(() => samplePresets(t, can, isAgency), [t, can, isAgency]);
  const open = useCallback(({ id }: SampleRow) => void navigate({ href: `/sampleDetail?id=${id}` }), [navigate]);
  const rowActions = useCallback(
    (row: SampleRow) => [...(mayRead ? [{ key: 'detail', label: t('detail'), onRun: () => open(row) }] : []), ...actsOf(row)],
    [t, mayRead, open, actsOf],
  );
  const actions = useCallback(
    (list: ListHandle<SampleRow>) => <ImportButton kinds={[{ label: t('importing'), calls: sampleApi }]} onDone={list.reload} />,
    [t],
  );
  const main = () =>
    can('sample.audit') && (
      <Button variant="contained" onClick={() => void navigate({ href: '/sampleQueue' })}>
        {t('toQueue')}
      </Button>
    );
  return (
    <>
      <ListPage
        calls={{ page: sampleApi.page, export: sampleApi.export }}
        table="samples"
        title={t('title')}
        list={{ columns, nameOf: nameOfSample, search: { field: 'searchValue', label: t('search') }, filters, presets }}
        rowActions={rowActions}
        actions={actions}
        main={main}
      />
      {dialog}
    </>
  );
}
