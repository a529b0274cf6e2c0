import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { type Draft, useDraft } from '../../../shell/drafts/useDraft';

/** A form that is open in place: of a submission, of one of its links, or of a wished creator by its id. */
export interface OpenForm {
  submissionId: string;
  kind: 'agree' | 'resubmit' | 'preview' | 'publish' | 'resubmitLink' | 'wish' | 'sample';
  linkId?: string;
}

/** Values of the open form by field. */
export type Typed = Readonly<Record<string, string>>;

/** What is open on the page of an order: one form in place, or the drawer to submit creators with the one that is chosen. */
export interface OrderDesk {
  form: OpenForm | undefined;
  openForm: (form: OpenForm | undefined) => void;
  isSubmitting: boolean;
  openSubmit: () => void;
  closeSubmit: () => void;
  /** The creator that is being submitted. */
  chosenUp: string | undefined;
  chooseUp: (id: string | undefined) => void;
  /** What is typed into the open form; leaving, reloading and signing in again keep it. */
  typed: Draft<Typed>;
}

interface Open {
  form?: OpenForm;
  chosenUp?: string;
  isSubmitting?: boolean;
  values?: Typed;
}

/** An address with `submit=1`, as the lists of orders lead to it, opens the drawer once. */
export function useOrderDesk(): OrderDesk {
  const draft = useDraft<Open>('order');
  const [open, setOpen] = useState<Open>(draft.found ?? {});
  const desk = useMemo((): OrderDesk => {
    const show = (next: Open) => {
      draft.forget();
      setOpen(next);
    };
    return {
      form: open.form,
      openForm: (form) => show(form ? { form } : {}),
      isSubmitting: open.isSubmitting ?? false,
      openSubmit: () => show({ isSubmitting: true }),
      closeSubmit: () => show({}),
      chosenUp: open.chosenUp,
      chooseUp: (id) => show({ isSubmitting: true, ...(id && { chosenUp: id }) }),
      typed: { found: open.values, keep: (values) => draft.keep({ ...open, values }), forget: draft.forget },
    };
  }, [draft, open]);
  const { openSubmit } = desk;
  const navigate = useNavigate();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  useEffect(() => {
    const search = new URLSearchParams(searchStr);
    if (!search.has('submit')) return;
    search.delete('submit');
    openSubmit();
    void navigate({ href: `${pathname}?${search}`, replace: true });
  }, [pathname, searchStr, openSubmit, navigate]);
  return desk;
}
