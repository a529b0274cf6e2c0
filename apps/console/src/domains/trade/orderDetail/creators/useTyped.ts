import { useState } from 'react';
import type { Draft } from '../../../../shell/drafts/useDraft';
import type { Typed } from '../useOrderDesk';

/** The values of a form in place, kept while they are half typed. */
export function useTyped<Values extends Typed>(initial: Values, { found, keep }: Draft<Typed>): [Values, (part: Partial<Values>) => void] {
  const [values, setValues] = useState<Values>({ ...initial, ...found });
  const type = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    setValues(next);
    keep(next);
  };
  return [values, type];
}
