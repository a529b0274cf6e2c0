import { useStrings } from '@backlot/i18n/react';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { panelStrings } from '../../words/panelStrings';

interface EntryRowProps {
  readonly name: string;
  readonly children: ReactNode;
  onRemove(): void;
  /** Left out for the first entry. */
  readonly onMoveUp?: (() => void) | undefined;
  readonly more?: ReactNode;
}

/** One entry of a list property, with buttons to delete it and to move it up. */
export function EntryRow({ name, children, onRemove, onMoveUp, more }: EntryRowProps) {
  const t = useStrings(panelStrings);
  return (
    <div className="fd-entry-row" role="group" aria-label={name}>
      <div className="fd-entry-fields">{children}</div>
      {more}
      {onMoveUp && (
        <IconButton size="small" aria-label={t('moveEntryUp', { label: name })} onClick={onMoveUp}>
          <ArrowUpward fontSize="inherit" />
        </IconButton>
      )}
      <IconButton size="small" aria-label={t('removeEntry', { label: name })} onClick={onRemove}>
        <Delete fontSize="inherit" />
      </IconButton>
    </div>
  );
}
