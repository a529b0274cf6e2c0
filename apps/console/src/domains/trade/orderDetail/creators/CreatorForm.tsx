import type { SubmissionRow, WorkOrderDetail } from '@backlot/contract';
import type { Draft } from '../../../../shell/drafts/useDraft';
import { AgreeForm } from './AgreeForm';
import { LinkForm } from './LinkForm';
import { ResubmitForm } from './ResubmitForm';
import { SampleForm } from './SampleForm';
import type { OpenForm, Typed } from '../useOrderDesk';

interface CreatorFormProps {
  order: WorkOrderDetail;
  row: SubmissionRow;
  form: OpenForm;
  typed: Draft<Typed>;
  onClose: () => void;
}

/** The form that is open in the place of a creator's buttons. */
export function CreatorForm({ order, row, form, typed, onClose }: CreatorFormProps) {
  if (form.kind === 'agree') return <AgreeForm order={order} row={row} typed={typed} onClose={onClose} />;
  if (form.kind === 'resubmit') return <ResubmitForm row={row} typed={typed} onClose={onClose} />;
  if (form.kind === 'sample') return <SampleForm row={row} typed={typed} onClose={onClose} />;
  const rejected = row.links.find(({ id }) => id === form.linkId);
  return (
    <LinkForm
      row={row}
      linkType={form.kind === 'preview' || rejected?.linkType === 1 ? 1 : 2}
      rejected={rejected}
      typed={typed}
      onClose={onClose}
    />
  );
}
