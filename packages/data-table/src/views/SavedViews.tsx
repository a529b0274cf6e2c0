import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import type { TableLayout } from '../layout/TableLayout';
import type { TableLayoutHandle } from '../layout/useTableLayout';
import type { TableState } from '../state/TableState';
import type { TableStateHandle } from '../state/useTableState';
import { savedStrings } from './savedStrings';
import type { TablePreset } from './TablePreset';
import { isInForce, isViewInForce, type TableView, type ViewPort } from './TableView';
import { useViewCounts } from './useViewCounts';
import { ViewCount } from './ViewCount';

interface SavedViewsProps {
  presets: readonly TablePreset[];
  /** Undefined when they could not be loaded. */
  views: readonly TableView[] | undefined;
  /** Counts the rows of a view, where the host can. */
  onCount: ViewPort['count'];
  table: TableStateHandle;
  layout: TableLayoutHandle;
  onRetry: () => void;
  onRemove: (view: TableView) => Promise<unknown> | undefined;
}

/** Presets and views as buttons; a preset changes what is shown, a view also how it looks until another is taken. One's own views can be deleted while they are in force. */
export function SavedViews({ presets, views, onCount, table, layout, onRetry, onRemove }: SavedViewsProps) {
  const t = useStrings(savedStrings);
  const counts = useViewCounts(views, onCount);
  const [problem, setProblem] = useState('');
  const remove = (view: TableView) =>
    void onRemove(view)?.then(
      () => setProblem(''),
      () => setProblem(t('viewGone')),
    );
  const show = (state: Omit<TableState, 'pageNo'>, look?: TableLayout) => {
    table.replace({ ...state, pageNo: 1 });
    layout.show(look);
  };
  return (
    <>
      {presets.map(({ key, label, count, ...asked }) => (
        <Button
          key={key}
          size="small"
          aria-pressed={isInForce(asked, table.state)}
          aria-description={typeof count === 'number' ? t('rows', { count }) : undefined}
          onClick={() => show({ ...asked, pageSize: table.state.pageSize })}
        >
          {label}
          <ViewCount count={count} />
        </Button>
      ))}
      {views?.map((view) => {
        const count = counts[view.id];
        const isActive = isViewInForce(view.value, table.state, layout.layout);
        return (
          <span key={view.id}>
            <Button
              size="small"
              aria-pressed={isActive}
              title={view.isMine ? undefined : t('shared', { name: view.ownerName })}
              aria-description={typeof count === 'number' ? t('rows', { count }) : undefined}
              onClick={() => show(view.value.state, view.value.layout)}
            >
              {view.name}
              <ViewCount count={count} />
            </Button>
            {view.isMine && isActive && (
              <IconButton size="small" aria-label={t('deleteView', { name: view.name })} onClick={() => remove(view)}>
                <Close fontSize="inherit" />
              </IconButton>
            )}
          </span>
        );
      })}
      {problem && <span role="alert">{problem}</span>}
      {!views && (
        <>
          <span role="alert">{t('viewsFailed')}</span>
          <Button size="small" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </>
      )}
    </>
  );
}
