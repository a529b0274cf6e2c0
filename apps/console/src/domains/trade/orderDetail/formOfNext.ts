import type { OrderNextKey, SubmissionRow } from '@backlot/contract';
import type { OpenForm } from './useOrderDesk';

const events: Partial<Record<OrderNextKey, { can: string; kind: OpenForm['kind'] }>> = {
  resubmitUp: { can: 'resubmit', kind: 'resubmit' },
  agree: { can: 'agree', kind: 'agree' },
  submitPreview: { can: 'submitPreview', kind: 'preview' },
  submitPublish: { can: 'submitPublish', kind: 'publish' },
};

/** The form in place that a next step opens: that of the first creator it is possible for. */
export function formOfNext(key: OrderNextKey, submissions: readonly SubmissionRow[]): OpenForm | undefined {
  if (key === 'resubmitLink' || key === 'renewLink') {
    for (const { id, links } of submissions) {
      const link = links.find(({ can }) => can.includes('resubmit'));
      if (link) return { submissionId: id, kind: 'resubmitLink', linkId: link.id };
    }
    return undefined;
  }
  const event = events[key];
  const found = event && submissions.find(({ can }) => can.includes(event.can));
  return event && found && { submissionId: found.id, kind: event.kind };
}
