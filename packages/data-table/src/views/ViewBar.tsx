import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import { useCallback, useEffect, useState } from 'react';
import type { TableLayoutHandle } from '../layout/useTableLayout';
import type { TableStateHandle } from '../state/useTableState';
import { strings } from '../strings';
import { SaveViewDialog } from './SaveViewDialog';
import { isViewActive, type TableView, type ViewPort } from './TableView';

/** Views above the filters: mine and shared ones, and saving the present one. */
export function ViewBar({ port, table, layout }: { port: ViewPort; table: TableStateHandle; layout: TableLayoutHandle }) {
  const t = useStrings(strings);
  const [views, setViews] = useState<readonly TableView[]>([]);
  const [isNaming, setNaming] = useState(false);
  const reload = useCallback(() => port.list().then(setViews, () => undefined), [port]);
  useEffect(() => void reload(), [reload]);

  const { pageNo: _page, ...state } = table.state;
  const apply = ({ value }: TableView) => {
    table.replace({ ...value.state, pageNo: 1 });
    layout.replace(value.layout);
  };
  const isPlain = !Object.keys(state.filters).length && !state.sortField;
  return (
    <Box component="nav" aria-label={t('views')} className="BlTable-views">
      <Button size="small" aria-pressed={isPlain} onClick={() => table.replace({ pageNo: 1, pageSize: state.pageSize, filters: {} })}>
        {t('allRows')}
      </Button>
      {views.map((view) => (
        <span key={view.id}>
          <Button size="small" aria-pressed={isViewActive(view, table.state)} title={view.isMine ? undefined : t('shared', { name: view.ownerName })} onClick={() => apply(view)}>
            {view.name}
          </Button>
          {view.isMine && isViewActive(view, table.state) && (
            <IconButton size="small" aria-label={t('deleteView', { name: view.name })} onClick={() => void port.remove(view.id).then(reload)}>
              <Close fontSize="inherit" />
            </IconButton>
          )}
        </span>
      ))}
      <Button size="small" color="inherit" sx={{ ml: 'auto' }} onClick={() => setNaming(true)}>
        {t('saveView')}
      </Button>
      {isNaming && (
        <SaveViewDialog
          onClose={() => setNaming(false)}
          onSave={(naming) => port.save({ ...naming, value: { state, layout: layout.layout } }).then(reload)}
        />
      )}
    </Box>
  );
}
