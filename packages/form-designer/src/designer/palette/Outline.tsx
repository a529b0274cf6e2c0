import { useStrings } from '@backlot/i18n/react';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { placesOf } from '../../document/tree/findControl';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { activeKeyIn, documentIn } from '../../store/designerState';
import { selectControl } from '../../store/selection';
import { designerStrings } from '../../words/designerStrings';
import { useRowsInView } from '../useRowsInView';
import { OutlineRow } from './OutlineRow';
import { outlineRows } from './outlineRows';

/** The controls of the form as a tree; containers can be closed. */
export function Outline() {
  const t = useStrings(designerStrings);
  const { id, store } = useDesigner();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const places = useDesignerState((state) => placesOf(documentIn(state)));
  const active = useDesignerState(activeKeyIn);
  const rows = useMemo(() => outlineRows(places, closed), [places, closed]);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const at = rows.findIndex(({ key }) => key === active);
  const virtualizer = useRowsInView({ keys, scroller, height: 32 });
  useEffect(() => {
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' });
  }, [at, virtualizer]);
  const toggle = (key: string) =>
    setClosed((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key])));
  const goTo = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (row) selectControl(store, row.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at];
    const moves: Record<string, () => void> = {
      ArrowDown: () => goTo(at + 1),
      ArrowUp: () => goTo(at - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: () => (row?.isClosed ? toggle(row.key) : goTo(at + 1)),
      ArrowLeft: () => (row?.hasChildren && !row.isClosed ? toggle(row.key) : goTo(rows.findIndex(({ key }) => key === row?.parent))),
      Enter: () => store.apply((state) => ({ ...state, focusRequest: state.focusRequest + 1 })),
    };
    const move = event.altKey || event.ctrlKey || event.metaKey ? undefined : moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  if (rows.length === 0) return <p className="fd-quiet">{t('canvasEmpty')}</p>;
  return (
    <div
      ref={setScroller}
      className="fd-outline"
      role="tree"
      aria-label={t('outline')}
      aria-multiselectable
      tabIndex={0}
      aria-activedescendant={at >= 0 ? `${id}-outline-${rows[at]?.key}` : undefined}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className="fd-outline-rows" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row && <OutlineRow key={row.key} row={row} top={start} onToggle={toggle} />;
        })}
      </div>
    </div>
  );
}
