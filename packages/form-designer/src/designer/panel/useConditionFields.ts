import { useMemo } from 'react';
import { labelOf } from '../../document/controlText';
import type { ControlOption } from '../../document/control';
import type { FormDocument } from '../../document/formDocument';
import { placesOf } from '../../document/tree/findControl';
import { walkControls } from '../../document/tree/walkControls';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';

/** A field that a condition can read. */
export interface ConditionField {
  readonly key: string;
  readonly model: string;
  readonly label: string;
  /** Its fixed choices, when it has some. */
  readonly choices: readonly ControlOption[];
}

/** The fields with data except the control itself, in reading order. */
export function useConditionFields(controlKey: string): readonly ConditionField[] {
  const { store } = useDesigner();
  const places = useDesignerState((state) => placesOf(documentIn(state)));
  return useMemo(
    () => (places.size === 0 ? [] : fieldsOf(documentIn(store.getState())).filter(({ key }) => key !== controlKey)),
    [store, places, controlKey],
  );
}

const known = new WeakMap<FormDocument, readonly ConditionField[]>();

/** Found once for a document: every effect of a control asks. */
function fieldsOf(document: FormDocument): readonly ConditionField[] {
  const found =
    known.get(document) ??
    [...walkControls(document.list)].flatMap(({ control }) => {
      if (typeof control.model !== 'string' || control.model === '') return [];
      const choices = control.options?.dynamic === true ? undefined : control.options?.options;
      return [
        {
          key: control.key,
          model: control.model,
          label: labelOf(control) || control.model,
          choices: Array.isArray(choices) ? (choices as ControlOption[]) : [],
        },
      ];
    });
  known.set(document, found);
  return found;
}
