export { countsOfOrders, type OrderCounts } from './counts';
export { endDemandOf } from './endDemand';
export { lockOrder, type Order, orderForUpdate, orderOf, type Submission, submissionForUpdate, submissionOf } from './find';
export { bringsLinks, mayFinish } from './mayFinish';
export { comesBack, linkComesBack, mostLinkRounds } from './linkRounds';
export { concernsPerson, patienceHours, waitsTooLong } from './reviewQueue';
export { mostRounds } from './mostRounds';
export { type Link, linkCheckPolicy, linkPolicy, reviewsLinks, unlessOpen } from './linkPolicy';
export { linesWithReason } from './linesWithReason';
export { linksOf, presentLink } from './presentLinks';
export { endSampleOf } from './endSample';
export { deadlineSince, moveDeadline } from './publishDeadline';
export { tellOfSample } from './sampleNotices';
export { hasLeft, isOnItsWay, isOpen, type Sample, samplesByIds, samplesInSight } from './samples';
export {
  bringsScripts,
  canOfScript,
  type Script,
  reviewsScripts,
  scriptComesBack,
  scriptPolicy,
  scriptsInSight,
  scriptsOf,
  scriptsToBringAgain,
  scriptsToReview,
  takesScript,
  unlessAtWork,
  withdrawScripts,
} from './scripts';
export { giveBack, reserveQuota, takeStock } from './sampleStock';
export { checkWanted, wantedDraftOf, wantedOf } from './wanted';
export { wholesOf } from './wholesOf';
export { noticeTypes } from '@backlot/contract';
