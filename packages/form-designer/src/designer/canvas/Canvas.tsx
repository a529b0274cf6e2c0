import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { activeKeyIn } from '../../store/designerState';
import { clearSelection } from '../../store/selection';
import { designerStrings } from '../../words/designerStrings';
import { CanvasRoot } from './CanvasRoot';
import { useCanvasKeys } from './useCanvasKeys';

/** The middle of the designer: the form as it will look. */
export function Canvas() {
  const t = useStrings(designerStrings);
  const { id, store } = useDesigner();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isNothingActive = useDesignerState((state) => activeKeyIn(state) === undefined);
  const onKeyDown = useCanvasKeys();
  return (
    <div
      ref={setScroller}
      className="fd-canvas"
      role="region"
      aria-label={t('canvas')}
      aria-describedby={`${id}-canvas-hint`}
      tabIndex={isNothingActive ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={() => clearSelection(store)}
    >
      <p id={`${id}-canvas-hint`} className="fd-hidden">
        {t('canvasHint')}
      </p>
      <CanvasRoot scroller={scroller} />
    </div>
  );
}
