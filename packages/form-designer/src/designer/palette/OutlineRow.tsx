import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { memo } from 'react';
import { nameOfControl } from '../../commands/nameOfControl';
import { findControl } from '../../document/tree/findControl';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { documentIn, selectedIn } from '../../store/designerState';
import { selectControl } from '../../store/selection';
import type { OutlineLine } from './outlineRows';

interface OutlineRowProps {
  readonly row: OutlineLine;
  readonly top: number;
  onToggle(key: string): void;
}

/** A control in the outline. */
export const OutlineRow = memo(function OutlineRow({ row, top, onToggle }: OutlineRowProps) {
  const { id, store, controls, host } = useDesigner();
  const control = useDesignerState((state) => findControl(documentIn(state), row.key));
  const isSelected = useDesignerState((state) => selectedIn(state).includes(row.key));
  if (!control) return null;
  const Icon = controls.get(control.type)?.icon;
  return (
    <div
      id={`${id}-outline-${row.key}`}
      role="treeitem"
      aria-level={row.level}
      aria-selected={isSelected}
      aria-expanded={row.hasChildren ? !row.isClosed : undefined}
      className={isSelected ? 'fd-outline-row fd-outline-selected' : 'fd-outline-row'}
      style={{ top, paddingLeft: row.level * 14 }}
      onClick={(event) => {
        selectControl(store, row.key, event);
        if (!event.shiftKey && !event.ctrlKey && !event.metaKey)
          store.apply((state) => ({ ...state, focusRequest: state.focusRequest + 1 }));
      }}
    >
      <span
        className="fd-outline-toggle"
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          onToggle(row.key);
        }}
      >
        {row.hasChildren && (row.isClosed ? <ChevronRight fontSize="small" /> : <ExpandMore fontSize="small" />)}
      </span>
      {Icon && <Icon />}
      <span className="fd-outline-name">{nameOfControl(control, { controls, locale: host.locale })}</span>
    </div>
  );
});
