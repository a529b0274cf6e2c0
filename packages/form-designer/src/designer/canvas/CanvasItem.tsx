import { useStrings } from '@backlot/i18n/react';
import { type FocusEvent, memo, type MouseEvent } from 'react';
import { duplicate, remove } from '../../commands/editCommands';
import { nameOfControl } from '../../commands/nameOfControl';
import { shapeOf } from '../../document/parse/controlShape';
import { findControl } from '../../document/tree/findControl';
import { useDragged } from '../dnd';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { activeKeyIn, documentIn, selectedIn } from '../../store/designerState';
import { selectControl } from '../../store/selection';
import { designerStrings } from '../../words/designerStrings';
import { CanvasControl } from './CanvasControl';
import { ItemTools } from './ItemTools';

export interface CanvasItemProps {
  readonly controlKey: string;
  readonly index: number;
  readonly mark?: 'before' | 'after' | undefined;
}

const itemCommands = [duplicate, remove];

/** A control in the canvas: selected by click, moved by dragging, reached and moved by keyboard. */
export const CanvasItem = memo(function CanvasItem({ controlKey, index, mark }: CanvasItemProps) {
  const t = useStrings(designerStrings);
  const { store, controls, host } = useDesigner();
  const control = useDesignerState((state) => findControl(documentIn(state), controlKey));
  const isSelected = useDesignerState((state) => selectedIn(state).includes(controlKey));
  const isActive = useDesignerState((state) => activeKeyIn(state) === controlKey && state.history.present.spot === null);
  const { isDragging, source } = useDragged({
    dragged: () => {
      const selected = selectedIn(store.getState());
      if (!selected.includes(controlKey)) selectControl(store, controlKey);
      return { keys: selected.includes(controlKey) ? selected : [controlKey] };
    },
  });
  if (!control) return null;
  const name = nameOfControl(control, { controls, locale: host.locale });
  const typeName = controls.get(control.type)?.name[host.locale] ?? String(control.type);
  const select = (event: MouseEvent) => {
    event.stopPropagation();
    selectControl(store, controlKey, event);
  };
  const followFocus = (event: FocusEvent) => {
    if (event.target === event.currentTarget && !isSelected) selectControl(store, controlKey);
  };
  const className = ['fd-item', isSelected && 'fd-selected', isDragging && 'fd-dragging', mark && `fd-mark-${mark}`]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      ref={source}
      className={className}
      role="group"
      aria-roledescription={t(shapeOf(control) === 'leaf' ? 'control' : 'container')}
      aria-label={name === typeName ? name : `${name}, ${typeName}`}
      aria-current={isSelected || undefined}
      data-key={controlKey}
      data-index={index}
      data-type={control.type}
      tabIndex={isActive ? 0 : -1}
      onClick={select}
      onFocus={followFocus}
    >
      <CanvasControl control={control} />
      {isActive && <ItemTools commands={itemCommands} />}
    </div>
  );
});
