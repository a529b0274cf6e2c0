import { memo, type KeyboardEvent } from 'react';
import { pickUpNew } from '../../commands/carry';
import { addControl } from '../../commands/insert';
import type { AnyControlDefinition } from '../../controls/defineControl';
import { useDragged } from '../dnd';
import { useDesigner } from '../../store/DesignerContext';

/** A control type that is clicked, dragged, or picked up with Space. */
export const PaletteEntry = memo(function PaletteEntry({
  definition,
  name,
  isFirst,
}: {
  definition: AnyControlDefinition;
  name: string;
  isFirst: boolean;
}) {
  const { id, store } = useDesigner();
  const { type, icon: Icon } = definition;
  const { isDragging, source } = useDragged({ dragged: () => ({ type }) });
  const pickUp = (event: KeyboardEvent) => {
    if (event.key !== ' ' || store.getState().carry) return;
    event.preventDefault();
    store.apply((state, surroundings) => pickUpNew(state, type, surroundings));
  };
  return (
    <li>
      <button
        ref={source}
        type="button"
        className={isDragging ? 'fd-entry fd-dragging' : 'fd-entry'}
        tabIndex={isFirst ? 0 : -1}
        aria-describedby={`${id}-palette-hint`}
        data-type={type}
        onKeyDown={pickUp}
        onClick={() => store.apply((state, surroundings) => addControl(state, { type }, surroundings))}
      >
        <Icon />
        <span>{name}</span>
      </button>
    </li>
  );
});
