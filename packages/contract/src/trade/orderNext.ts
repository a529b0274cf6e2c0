import * as z from 'zod';

/** Steps of an order from left to right; `done` of `of` counts BDs for `claim`, creators for `approve` and `publish`. */
export const orderStepKey = z.enum(['draft', 'handOut', 'claim', 'approve', 'publish', 'end']);
export type OrderStepKey = z.infer<typeof orderStepKey>;

/**
 * What the reader of an order does next, with the values each sentence needs.
 * - Manager: `allocate` {done, of}, `handOut`, `waitForClaim` {count}, `reallocate` {count}, `reviewUps` {count}, `reviewLinks` {count}, `reviewScripts` {count}
 * - BD: `claim` {count}, `resubmitUp` {name, reason, left}, `resubmitLink` {name, reason}, `resubmitScript` {name, reason}, `renewLink` {name}, `agree` {name}, `submitPreview` {name},
 *   `submitPublish` {name}, `submitUps` {left}, `linkUsedUp` {name, rounds}
 * - Manager and BD: `waitForReview` {count}, `waitForLinkReview` {count}; BD alone: `waitForScriptReview` {count}
 * - Everybody: `waitForFulfil` {count}, `inProgress` {approved, of}, `complete`, `ended`
 */
export const orderNextKey = z.enum([
  'allocate',
  'handOut',
  'waitForClaim',
  'reallocate',
  'reviewUps',
  'reviewLinks',
  'reviewScripts',
  'claim',
  'resubmitUp',
  'resubmitLink',
  'resubmitScript',
  'renewLink',
  'agree',
  'submitPreview',
  'submitPublish',
  'submitUps',
  'linkUsedUp',
  'waitForReview',
  'waitForLinkReview',
  'waitForScriptReview',
  'waitForFulfil',
  'inProgress',
  'complete',
  'ended',
]);
export type OrderNextKey = z.infer<typeof orderNextKey>;
