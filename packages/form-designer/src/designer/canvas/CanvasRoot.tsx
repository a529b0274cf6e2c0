import { useStrings } from '@backlot/i18n/react';
import { useEffect, useMemo } from 'react';
import { parseStyle } from '../../controls/parseStyle';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';
import { useFormConfig } from '../../store/useFormConfig';
import { useRowsInView } from '../useRowsInView';
import { designerStrings } from '../../words/designerStrings';
import { pathTo } from '../../document/tree/findControl';
import { layoutVariables } from '../../renderer/layoutVariables';
import { CanvasItem } from './CanvasItem';
import { markBeside } from './CanvasSlot';
import { currentStop } from './canvasStops';
import { focusStop } from './focusStop';
import { useChildKeys } from './useChildKeys';
import { useMark } from './useMark';
import { useSlide } from './useSlide';
import { useSlotDrop } from './useSlotDrop';

/** Height that a control is taken for before it is drawn, in px. */
const usualHeight = 76;

/** The controls of the form itself; only those in view are drawn. */
export function CanvasRoot({ scroller }: { scroller: HTMLElement | null }) {
  const t = useStrings(designerStrings);
  const { store } = useDesigner();
  const keys = useChildKeys(null, 'list');
  const mark = useMark(null, 'list');
  const config = useFormConfig();
  const { layout } = config;
  const variables = useMemo(() => ({ ...layoutVariables(config), ...parseStyle(config.customStyle) }), [config]);
  const { element, connect } = useSlotDrop(null, 'list');
  const focusRequest = useDesignerState((state) => state.focusRequest);
  useSlide({ element, parent: null, slot: 'list', keys });
  const virtualizer = useRowsInView({ keys, scroller, height: usualHeight });
  useEffect(() => {
    if (focusRequest === 0) return undefined;
    const state = store.getState();
    const stop = currentStop(state);
    if (!stop) {
      scroller?.focus();
      return undefined;
    }
    const path = (pathTo(documentIn(state), 'key' in stop ? stop.key : stop.parent) ?? []).map(({ key }) => key);
    const index = documentIn(state).list.findIndex(({ key }) => key === path[0]);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
    return focusStop(element, stop, path);
  }, [focusRequest, store, virtualizer, element, scroller]);
  const items = virtualizer.getVirtualItems();
  return (
    <div
      ref={connect}
      className={layout === 'inline' ? 'fd-root fd-inline' : 'fd-root'}
      data-slot="list"
      data-flow={layout === 'inline' ? 'row' : 'column'}
      style={keys.length > 0 ? { minHeight: virtualizer.getTotalSize() + 48 } : undefined}
    >
      <div
        className="BlForm fd-window"
        data-layout={layout}
        data-labels={config.labelLayout}
        style={{ ...variables, transform: `translateY(${items[0]?.start ?? 0}px)` }}
      >
        {items.map((item) => (
          <div key={item.key} ref={virtualizer.measureElement} data-index={item.index} className="fd-row">
            <CanvasItem
              controlKey={keys[item.index] ?? ''}
              index={item.index}
              mark={markBeside({ mark, index: item.index, count: keys.length })}
            />
          </div>
        ))}
      </div>
      {keys.length === 0 && <p className={mark === null ? 'fd-empty' : 'fd-empty fd-mark-here'}>{t('canvasEmpty')}</p>}
    </div>
  );
}
