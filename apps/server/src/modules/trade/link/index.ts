export { checkDue, checkLink } from './check';
export { workOrderLinkModule } from './handlers';
export { remindReviewers } from './remind';
