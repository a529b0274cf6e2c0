import { useMemo } from 'react';
import { labelOf } from '../../document/controlText';
import type { ControlOption } from '../../document/control';
import { placesOf } from '../../document/findControl';
import { walkControls } from '../../document/walkControls';
import { useDesigner, useDesignerState } from '../store/DesignerContext';
import { documentIn } from '../store/designerState';

/** A field that a condition can read. */
export interface ConditionField {
  readonly model: string;
  readonly label: string;
  /** Its fixed choices, when it has some. */
  readonly choices: readonly ControlOption[];
}

/** The fields with data except the control itself, in reading order. */
export function useConditionFields(controlKey: string): readonly ConditionField[] {
  const { store } = useDesigner();
  const places = useDesignerState((state) => placesOf(documentIn(state)));
  return useMemo(() => {
    const { list } = documentIn(store.getState());
    return places.size === 0 ? [] : [...walkControls(list)].flatMap(({ control }) => {
      if (typeof control.model !== 'string' || control.model === '' || control.key === controlKey) return [];
      const choices = control.options?.dynamic === true ? undefined : control.options?.options;
      return [{ model: control.model, label: labelOf(control) || control.model, choices: Array.isArray(choices) ? (choices as ControlOption[]) : [] }];
    });
  }, [store, places, controlKey]);
}
