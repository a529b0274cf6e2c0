import {
  allocationLife,
  approvalLife,
  blackFanLife,
  certificationLife,
  commentLife,
  cooperationLife,
  demandFormLife,
  intentLife,
  linkReviewLife,
  linkValidityLife,
  liveLife,
  type Machine,
  paymentLife,
  sampleLife,
  scriptLife,
  settlementLife,
  workOrderLife,
} from '@backlot/contract';

interface Life {
  life: Pick<Machine<string, string>, 'states'>;
  dictionary: string;
}

/** Life cycles of a resource with the dictionary that names their states; the first that knows a state counts. */
const lives: Record<string, readonly Life[]> = {
  shop: [{ life: certificationLife, dictionary: 'shopStatus' }],
  shopCertification: [{ life: certificationLife, dictionary: 'shopStatus' }],
  demandForm: [{ life: demandFormLife, dictionary: 'demandStatus' }],
  workOrder: [
    { life: workOrderLife, dictionary: 'workOrderStatus' },
    { life: allocationLife, dictionary: 'allocStatus' },
  ],
  workOrderUp: [
    { life: approvalLife, dictionary: 'approvalStatus' },
    { life: cooperationLife, dictionary: 'cooperationStatus' },
  ],
  workOrderLink: [
    { life: linkReviewLife, dictionary: 'reviewStatus' },
    { life: linkValidityLife, dictionary: 'linkStatus' },
  ],
  intent: [{ life: intentLife, dictionary: 'intentStatus' }],
  live: [{ life: liveLife, dictionary: 'liveStatus' }],
  sample: [{ life: sampleLife, dictionary: 'sampleStatus' }],
  script: [{ life: scriptLife, dictionary: 'reviewStatus' }],
  comment: [{ life: commentLife, dictionary: 'commentStatus' }],
  blackFan: [{ life: blackFanLife, dictionary: 'fanStatus' }],
  settle: [{ life: settlementLife, dictionary: 'settleStatus' }],
  settleStatement: [{ life: paymentLife, dictionary: 'payStatus' }],
};

/** The dictionary entry of a state as a history row names it; undefined where it is no state but a plain value, such as an owner. */
export function stateOf(action: string, state: string): { dictionary: string; code: number } | undefined {
  for (const { life, dictionary } of lives[action.split('.')[0] ?? ''] ?? []) {
    const code = Object.hasOwn(life.states, state) ? life.states[state] : undefined;
    if (code !== undefined) return { dictionary, code };
  }
  return undefined;
}
