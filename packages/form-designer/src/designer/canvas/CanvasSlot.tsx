import { useStrings } from '@backlot/i18n/react';
import { createContext, memo, type MouseEvent, use } from 'react';
import { drawnLevels } from '../../document/tree/drawnLevels';
import { placesOf } from '../../document/tree/findControl';
import { cellOf, type Slot } from '../../document/tree/slots';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';
import { openTableMenu, selectSpot } from '../../store/selection';
import { designerStrings } from '../../words/designerStrings';
import { LazyItem } from './LazyItem';
import { useChildKeys } from './useChildKeys';
import { useMark } from './useMark';
import { useSlide } from './useSlide';
import { useSlotDrop } from './useSlotDrop';

/** From how many children on a slot, and from how many controls on a form, only what is near the window is drawn. */
const lazyFrom = { children: 40, controls: 150 };

/** The first children of a slot are drawn at once, so that a small container never shows a gap. */
const drawnAtOnce = 2;

/** How many containers are around; more than the browser can lay out are not drawn. */
const Level = createContext(0);

/** A child list of a container in the canvas: takes drops, the selection, and the menu of a table cell. */
export const CanvasSlot = memo(function CanvasSlot({ parent, slot }: { parent: string; slot: Slot }) {
  const t = useStrings(designerStrings);
  const { store } = useDesigner();
  const keys = useChildKeys(parent, slot);
  const mark = useMark(parent, slot);
  const { element, connect } = useSlotDrop(parent, slot);
  const isChosen = useDesignerState(({ history }) => history.present.spot?.parent === parent && history.present.spot.slot === slot);
  const isLarge = useDesignerState((state) => placesOf(documentIn(state)).size >= lazyFrom.controls);
  useSlide({ element, parent, slot, keys });
  const cell = cellOf(slot);
  const choose = (event: MouseEvent) => {
    event.stopPropagation();
    selectSpot(store, { parent, slot });
  };
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    if (!cell) return;
    event.preventDefault();
    event.stopPropagation();
    openTableMenu(store, { spot: { parent, slot }, event });
  };
  const level = use(Level);
  if (level >= drawnLevels) return <p className="fd-unsupported">{t('tooDeep')}</p>;
  const isLazy = isLarge || keys.length >= lazyFrom.children;
  return (
    <div
      ref={connect}
      className="fd-slot"
      role="group"
      aria-label={cell ? t('cell', { row: cell.row + 1, column: cell.column + 1 }) : nameOfSlot(slot, t)}
      aria-current={isChosen || undefined}
      data-slot={slot}
      data-parent={parent}
      tabIndex={isChosen ? 0 : -1}
      onClick={choose}
      onContextMenu={openMenu}
    >
      <Level value={level + 1}>
        {keys.map((key, index) => (
          <LazyItem
            key={key}
            isDrawn={!isLazy || index < drawnAtOnce}
            controlKey={key}
            index={index}
            mark={markBeside({ mark, index, count: keys.length })}
          />
        ))}
      </Level>
      {keys.length === 0 && <p className={mark === null ? 'fd-slot-empty' : 'fd-slot-empty fd-mark-here'}>{t('emptySlot')}</p>}
    </div>
  );
});

/** Which side of an item shows the mark. */
export function markBeside({ mark, index, count }: { mark: number | null; index: number; count: number }): 'before' | 'after' | undefined {
  if (mark === index) return 'before';
  return mark !== null && mark >= count && index === count - 1 ? 'after' : undefined;
}

const nameOfSlot = (slot: Slot, t: (key: 'slot' | 'column', values?: { column: number }) => string): string =>
  slot === 'list' ? t('slot') : t('column', { column: Number(slot.slice('columns.'.length)) + 1 });
