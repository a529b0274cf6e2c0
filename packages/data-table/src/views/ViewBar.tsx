import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react';
import type { TableLayoutHandle } from '../layout/useTableLayout';
import type { TableStateHandle } from '../state/useTableState';
import { strings } from '../strings';
import type { TablePreset } from './TablePreset';
import type { TableView, ViewPort } from './TableView';

const SavedViews = lazy(() => import('./SavedViews').then((module) => ({ default: module.SavedViews })));
const SaveViewDialog = lazy(() => import('./SaveViewDialog').then((module) => ({ default: module.SaveViewDialog })));

interface ViewBarProps {
  port: ViewPort | undefined;
  presets: readonly TablePreset[];
  table: TableStateHandle;
  layout: TableLayoutHandle;
}

/** Views above the filters: those of the list, mine and shared ones, and saving the present one. */
export const ViewBar = memo(Bar);

function Bar({ port, presets, table, layout }: ViewBarProps) {
  const t = useStrings(strings);
  /** Undefined when they could not be loaded. */
  const [views, setViews] = useState<readonly TableView[] | undefined>([]);
  const [isNaming, setNaming] = useState(false);
  const reload = useCallback(() => port?.list().then(setViews, () => setViews(undefined)), [port]);
  useEffect(() => void reload(), [reload]);

  const { pageNo: _page, ...state } = table.state;
  const isPlain = !Object.keys(state.filters).length && !state.sortField && !layout.isOfView;
  const showAll = () => {
    table.replace({ pageNo: 1, pageSize: state.pageSize, filters: {} });
    layout.show();
  };
  return (
    <Box component="nav" aria-label={t('views')} className="BlTable-views">
      <Button size="small" aria-pressed={isPlain} onClick={showAll}>
        {t('allRows')}
      </Button>
      {(!views || presets.length + views.length > 0) && (
        <Suspense>
          <SavedViews
            presets={presets}
            views={views}
            onCount={port?.count}
            table={table}
            layout={layout}
            onRetry={() => void reload()}
            onRemove={({ id }) => port?.remove(id).then(reload)}
          />
        </Suspense>
      )}
      {port && (
        <Button size="small" color="inherit" sx={{ ml: 'auto' }} onClick={() => setNaming(true)}>
          {t('saveView')}
        </Button>
      )}
      {port && isNaming && (
        <Suspense>
          <SaveViewDialog
            views={views}
            onClose={() => setNaming(false)}
            onSave={(naming) => port.save({ ...naming, value: { state, layout: layout.layout } }).then(reload)}
          />
        </Suspense>
      )}
    </Box>
  );
}
