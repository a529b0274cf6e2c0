import { useMemo } from 'react';
import { checkDocument } from '../../document/checkDocument';
import type { Control } from '../../document/control';
import { useDesigner, useDesignerState } from '../store/DesignerContext';
import { documentIn } from '../store/designerState';
import { placesOf } from '../../document/findControl';

const codes = ['duplicate-model', 'invalid-model', 'missing-model'] as const;

export type ModelProblem = { readonly code: (typeof codes)[number]; readonly detail: string };

/** What is wrong with the data field of a control; looked for again when the field or the order of controls changes. */
export function useModelProblem({ key, model }: Control): ModelProblem | undefined {
  const { store } = useDesigner();
  const places = useDesignerState((state) => placesOf(documentIn(state)));
  return useMemo(() => {
    if (model === undefined || !places.has(key)) return undefined;
    const found = checkDocument(documentIn(store.getState())).find((finding) => finding.key === key && codes.some((code) => code === finding.code));
    return found && { code: found.code as ModelProblem['code'], detail: found.detail ?? '' };
  }, [store, places, key, model]);
}
