import { nameOfControl } from '../commands/nameOfControl';
import { findControl } from '../document/tree/findControl';
import { useDragPicture } from './dnd';
import { useDesigner } from '../store/DesignerContext';
import { documentIn } from '../store/designerState';

/** The name of what is dragged, beside the pointer. */
export function DragChip() {
  const { store, controls, host } = useDesigner();
  const picture = useDragPicture();
  if (!picture) return null;
  const { dragged, point } = picture;
  const names =
    'type' in dragged
      ? [controls.get(dragged.type)?.name[host.locale] ?? dragged.type]
      : dragged.keys.flatMap((key) => {
          const control = findControl(documentIn(store.getState()), key);
          return control ? [nameOfControl(control, { controls, locale: host.locale })] : [];
        });
  return (
    <div className="fd-drag-chip" aria-hidden style={{ transform: `translate(${point.x + 12}px, ${point.y + 8}px)` }}>
      {names[0]}
      {names.length > 1 && ` +${names.length - 1}`}
    </div>
  );
}
