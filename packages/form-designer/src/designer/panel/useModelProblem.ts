import { useMemo } from 'react';
import { type FindingCode, findModelProblem } from '../../document/parse/checkDocument';
import type { Control } from '../../document/control';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';
import { placesOf } from '../../document/tree/findControl';

/** What is wrong with the data field of a control; looked for again when the field or the order of controls changes. */
export function useModelProblem({ key, model }: Control): { readonly code: FindingCode; readonly detail: string } | undefined {
  const { store } = useDesigner();
  const places = useDesignerState((state) => placesOf(documentIn(state)));
  return useMemo(
    () => (model === undefined || !places.has(key) ? undefined : findModelProblem(documentIn(store.getState()), key)),
    [store, places, key, model],
  );
}
