import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from './useDraft';

/**
 * Keeps what is typed into a form, and puts it back once when the form comes up again. A form that is as it was has no
 * draft; whoever closes a changed one calls `forget`.
 *
 * @example
 * const draft = useDraft<Record<string, unknown>>('rule');
 * useFormDraft(methods, draft);
 */
export function useFormDraft<Values extends FieldValues>(
  methods: UseFormReturn<Values>,
  { found, keep, forget }: Draft<Record<string, unknown>>,
): void {
  const { subscribe } = methods;
  const isPutBack = useRef(false);
  const putBack = useEffectEvent(() => {
    if (isPutBack.current) return;
    isPutBack.current = true;
    for (const [name, value] of Object.entries(found ?? {})) methods.setValue(name as never, value as never, { shouldDirty: true });
  });
  const note = useEffectEvent((values: Values, isDirty: boolean) => (isDirty ? keep(values) : forget()));
  useEffect(() => {
    putBack();
    return subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty = false }) => note(values, isDirty),
    });
  }, [subscribe]);
}
