import { useCallback, useMemo, useState } from 'react';
import { type Draft, useDraft } from '../../shell/drafts/useDraft';

interface Typed {
  values?: Record<string, unknown>;
}

/** The form that is open beside a list, with what was typed into it before the page was left or loaded anew. */
export function useEditing<Opened extends object>(name: string) {
  const draft = useDraft<Opened & Typed>(`edit.${name}`);
  const [editing, setEditing] = useState<(Opened & Typed) | undefined>(draft.found);
  const open = useCallback((opened: Opened) => setEditing(opened), []);
  const close = useCallback(() => setEditing(undefined), []);
  const formDraft = useMemo((): Draft<Record<string, unknown>> => {
    const { values, ...opened } = editing ?? {};
    return { found: values, keep: (typed) => draft.keep({ ...(opened as Opened), values: typed }), forget: draft.forget };
  }, [draft, editing]);
  return { editing, open, close, draft: formDraft };
}
