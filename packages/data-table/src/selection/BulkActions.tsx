import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import type { BulkAction } from './BulkAction';
import { bulkStrings } from './bulkStrings';
import { countOf, nothingSelected, type Selection } from './Selection';

export interface BulkActionsProps {
  selection: Selection;
  /** Undefined where it is not exact: nobody is asked to act on about so many. */
  totalRows: number | undefined;
  actions: readonly BulkAction[];
  onSelect: (selection: Selection) => void;
}

/** What may be done with the picked rows; and picking all that match, or none. */
export function BulkActions({ selection, totalRows, actions, onSelect }: BulkActionsProps) {
  const t = useStrings(bulkStrings);
  const mayTakeAll =
    totalRows !== undefined && selection.kind === 'rows' && countOf(selection) < totalRows && actions.some(({ takesAll }) => takesAll);
  const run = async (action: BulkAction) => {
    if ((await action.onRun(selection)) === true) onSelect(nothingSelected);
  };
  return (
    <div role="region" aria-label={t('bulk')}>
      {actions.map((action) => (
        <Button
          key={action.key}
          size="small"
          variant="outlined"
          startIcon={action.icon}
          color={action.isDanger ? 'error' : 'inherit'}
          disabled={selection.kind === 'all' && !action.takesAll}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      <span>
        {mayTakeAll && (
          <Button size="small" onClick={() => onSelect({ kind: 'all', totalRows })}>
            {t('selectAll', { total: totalRows })}
          </Button>
        )}
        <Button size="small" onClick={() => onSelect(nothingSelected)}>
          {t('unselect')}
        </Button>
      </span>
    </div>
  );
}
