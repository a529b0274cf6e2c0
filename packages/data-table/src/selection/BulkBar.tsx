import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { strings } from '../strings';
import type { BulkAction } from './BulkAction';
import { countOf, nothingSelected, type Selection } from './Selection';

interface BulkBarProps {
  selection: Selection;
  totalRows: number;
  actions: readonly BulkAction[];
  onSelect: (selection: Selection) => void;
}

/** Appears in place when rows are picked: how many, what may be done, all that match. */
export function BulkBar({ selection, totalRows, actions, onSelect }: BulkBarProps) {
  const t = useStrings(strings);
  const count = countOf(selection);
  const mayTakeAll = selection.kind === 'rows' && count < totalRows && actions.some(({ takesAll }) => takesAll);
  const run = async (action: BulkAction) => {
    if ((await action.onRun(selection)) === true) onSelect(nothingSelected);
  };
  return (
    <Box role="region" aria-label={t('bulk')} className="BlTable-bulk">
      <strong role="status">{t('selected', { count })}</strong>
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
    </Box>
  );
}
