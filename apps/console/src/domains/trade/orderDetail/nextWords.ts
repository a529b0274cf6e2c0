import type { OrderNextKey } from '@backlot/contract';
import type { Word } from './strings';

interface NextWord {
  sentence: Extract<Word, `next${string}`>;
  button?: Extract<Word, `do${string}`>;
  /** `warn` waits for this person, `info` for somebody else, `ok` for nobody. */
  tone: 'warn' | 'info' | 'ok';
}

const nextWords: Record<OrderNextKey, NextWord> = {
  allocate: { sentence: 'nextAllocate', button: 'doAllocate', tone: 'warn' },
  handOut: { sentence: 'nextHandOut', button: 'doHandOut', tone: 'warn' },
  waitForClaim: { sentence: 'nextWaitForClaim', tone: 'info' },
  reallocate: { sentence: 'nextReallocate', button: 'doReallocate', tone: 'warn' },
  reviewUps: { sentence: 'nextReviewUps', button: 'doReview', tone: 'warn' },
  reviewLinks: { sentence: 'nextReviewLinks', button: 'doReview', tone: 'warn' },
  reviewScripts: { sentence: 'nextReviewScripts', button: 'doReview', tone: 'warn' },
  claim: { sentence: 'nextClaim', button: 'doClaim', tone: 'warn' },
  resubmitUp: { sentence: 'nextResubmitUp', button: 'doResubmit', tone: 'warn' },
  resubmitLink: { sentence: 'nextResubmitLink', button: 'doResubmit', tone: 'warn' },
  resubmitScript: { sentence: 'nextResubmitScript', button: 'doOpenScript', tone: 'warn' },
  renewLink: { sentence: 'nextRenewLink', button: 'doResubmit', tone: 'warn' },
  agree: { sentence: 'nextAgree', button: 'doAgree', tone: 'warn' },
  submitPreview: { sentence: 'nextSubmitPreview', button: 'doPreview', tone: 'warn' },
  submitPublish: { sentence: 'nextSubmitPublish', button: 'doPublish', tone: 'warn' },
  submitUps: { sentence: 'nextSubmitUps', button: 'doSubmitUps', tone: 'warn' },
  linkUsedUp: { sentence: 'nextLinkUsedUp', tone: 'info' },
  waitForReview: { sentence: 'nextWaitForReview', tone: 'info' },
  waitForLinkReview: { sentence: 'nextWaitForLinkReview', tone: 'info' },
  waitForScriptReview: { sentence: 'nextWaitForScriptReview', tone: 'info' },
  waitForFulfil: { sentence: 'nextWaitForFulfil', tone: 'info' },
  inProgress: { sentence: 'nextInProgress', tone: 'info' },
  complete: { sentence: 'nextComplete', tone: 'ok' },
  ended: { sentence: 'nextEnded', tone: 'ok' },
};

/** How the next step of an order is said, and what its button is called. A server of a later version may know steps that have no words here. */
export const nextWordsOf = (key: OrderNextKey): NextWord | undefined => nextWords[key];
