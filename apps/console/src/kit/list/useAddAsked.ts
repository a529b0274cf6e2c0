import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** An address with `add=1`, as the command palette leads to it, opens the form of a new row once; `add` is absent for who may not. */
export function useAddAsked(add: (() => void) | undefined): void {
  const navigate = useNavigate();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  useEffect(() => {
    const search = new URLSearchParams(searchStr);
    if (search.get('add') !== '1') return;
    search.delete('add');
    void navigate({ href: [pathname, search.toString()].filter(Boolean).join('?'), replace: true });
    add?.();
  }, [pathname, searchStr, add, navigate]);
}
