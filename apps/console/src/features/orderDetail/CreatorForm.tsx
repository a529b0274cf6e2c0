import type { SubmissionRow, WorkOrderDetail } from '@backlot/contract';
import { AgreeForm } from './AgreeForm';
import { LinkForm } from './LinkForm';
import { ResubmitForm } from './ResubmitForm';
import type { OpenForm } from './useOrderDesk';

interface CreatorFormProps {
  order: WorkOrderDetail;
  row: SubmissionRow;
  form: OpenForm;
  onClose: () => void;
}

/** The form that is open in the place of a creator's buttons. */
export function CreatorForm({ order, row, form, onClose }: CreatorFormProps) {
  if (form.kind === 'agree') return <AgreeForm order={order} row={row} onClose={onClose} />;
  if (form.kind === 'resubmit') return <ResubmitForm row={row} onClose={onClose} />;
  const rejected = row.links.find(({ id }) => id === form.linkId);
  return <LinkForm row={row} linkType={form.kind === 'preview' || rejected?.linkType === 1 ? 1 : 2} rejected={rejected} onClose={onClose} />;
}
