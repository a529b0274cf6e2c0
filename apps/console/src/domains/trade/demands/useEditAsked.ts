import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** An address with `edit=budget`, as a refusal leads to it, opens the form at that field once; `edit` is absent until it can. */
export function useEditAsked(edit: ((field: string) => void) | undefined): void {
  const navigate = useNavigate();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  useEffect(() => {
    const search = new URLSearchParams(searchStr);
    const field = search.get('edit');
    if (field === null || !edit) return;
    search.delete('edit');
    edit(field);
    void navigate({ href: `${pathname}?${search}`, replace: true });
  }, [pathname, searchStr, edit, navigate]);
}
