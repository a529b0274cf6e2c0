import { sampleLife } from '@backlot/contract';
import { holds } from '../../../http/requests/caller';
import { type Viewer, viewerId } from '../../base/sight';
import { allowedEvents, because, policyFor } from '../../base/transition';
import type { Sample, Submission } from '../parts';

/** What decides who may do what with a sample. */
export interface SampleFacts {
  sample: Sample;
  submission: Pick<Submission, 'bdId'>;
}

type Asked = (facts: SampleFacts, viewer: Viewer) => boolean;

/** The BD of the submission follows its samples. */
export const isBdOf: Asked = ({ submission: { bdId } }, viewer) => viewer.persona === 'bd' && bdId === viewerId(viewer);

export const isMerchantOf: Asked = ({ sample: { shopId } }, viewer) => viewer.persona === 'shop' && viewer.shopId === shopId;

/** The merchant sends its products; administrators may stand in. */
const sends: Asked = (facts, viewer) => viewer.persona === 'all' || isMerchantOf(facts, viewer);

/** Who may cause an event of a sample (domain/life-cycles 3.7). */
export const samplePolicy = policyFor<SampleFacts, Viewer>()({
  machine: sampleLife,
  codeOf: ({ sample }) => sample.sampleStatus,
  rules: {
    approve: {
      permission: 'sample.audit',
      who: sends,
      unless: ({ sample: { approveDeadline } }) => (approveDeadline && approveDeadline < new Date() ? 'sampleReviewLate' : undefined),
    },
    reject: { permission: 'sample.audit', who: sends },
    withdraw: { permission: 'sample.request', who: isBdOf },
    expire: 'system',
    cancel: 'system',
    ship: { permission: 'sample.ship', who: sends },
    deliver: { permission: 'sample.deliver', who: isBdOf },
    lose: { permission: 'sample.ship', who: sends },
    complete: 'system',
    lapse: 'system',
    exempt: { permission: 'sample.exempt', who: (_facts, { persona }) => persona === 'all' },
    recall: 'system',
    bringBack: {
      permission: { among: ['sample.deliver', 'sample.ship'] },
      who: (facts, viewer) =>
        (isBdOf(facts, viewer) && holds(viewer.caller, 'sample.deliver')) ||
        (isMerchantOf(facts, viewer) && holds(viewer.caller, 'sample.ship')),
      unless: ({ sample }) => (sample.needReturn ? undefined : because(sampleLife, sample)),
    },
  },
});

/** The receiver stands in clear for the BD of the submission, and for the merchant as long as it may have to send something there. */
export const seesReceiver = (facts: SampleFacts, viewer: Viewer): boolean =>
  isBdOf(facts, viewer) ||
  (isMerchantOf(facts, viewer) &&
    facts.sample.sampleStatus !== sampleLife.states.rejected &&
    facts.sample.sampleStatus !== sampleLife.states.cancelled);

/** What this person may do with a sample now; who ships it prints its slip. */
export function canOf(facts: SampleFacts, viewer: Viewer): string[] {
  const events: string[] = allowedEvents(samplePolicy, facts, viewer);
  const isPacked = isMerchantOf(facts, viewer) && holds(viewer.caller, 'sample.ship') && packs(facts.sample);
  return isPacked ? [...events, 'slip'] : events;
}

/** A slip goes with a parcel that is packed or on its way. */
export const packs = ({ sampleStatus }: Pick<Sample, 'sampleStatus'>): boolean =>
  sampleStatus === sampleLife.states.awaiting || sampleStatus === sampleLife.states.shipped;
