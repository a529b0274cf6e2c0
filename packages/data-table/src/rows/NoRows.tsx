import { EmptyState } from '@backlot/ui-kit';
import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { strings } from '../strings';

interface NoRowsProps {
  isFiltered: boolean;
  /** What to do next when there are none at all. */
  action: ReactNode;
  onClear: () => void;
}

/** In place of rows where there are none, or none that match. */
export function NoRows({ isFiltered, action, onClear }: NoRowsProps) {
  const t = useStrings(strings);
  return (
    <EmptyState
      title={t(isFiltered ? 'emptyFiltered' : 'emptyTitle')}
      action={isFiltered ? <Button onClick={onClear}>{t('clearFilters')}</Button> : action}
    />
  );
}
