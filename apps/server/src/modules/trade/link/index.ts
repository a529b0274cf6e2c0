export { checkDue, checkLink } from './check';
export { linkExport } from './export';
export { workOrderLinkModule } from './handlers';
export { remindReviewers } from './remind';
