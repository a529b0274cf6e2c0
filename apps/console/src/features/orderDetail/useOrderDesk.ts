import { useCallback, useMemo, useState } from 'react';

/** A form that is open in place: of a submission, or of one of its links. */
export interface OpenForm {
  submissionId: string;
  kind: 'agree' | 'resubmit' | 'preview' | 'publish' | 'resubmitLink';
  linkId?: string;
}

/** What is open on the page of an order: one form in place, or the drawer to submit creators. */
export interface OrderDesk {
  form: OpenForm | undefined;
  openForm: (form: OpenForm | undefined) => void;
  isSubmitting: boolean;
  openSubmit: () => void;
  closeSubmit: () => void;
}

export function useOrderDesk(): OrderDesk {
  const [form, openForm] = useState<OpenForm>();
  const [isSubmitting, setSubmitting] = useState(false);
  const openSubmit = useCallback(() => setSubmitting(true), []);
  const closeSubmit = useCallback(() => setSubmitting(false), []);
  return useMemo(() => ({ form, openForm, isSubmitting, openSubmit, closeSubmit }), [form, isSubmitting, openSubmit, closeSubmit]);
}
