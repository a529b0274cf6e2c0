export { submissionExport } from './export';
export { fulfilDue, publish, unpublish } from './follow';
export { workOrderUpModule } from './handlers';
export { takesLink } from './policy';
export { nicknameOf, standingIn } from './store';
export { submitUp } from './submitUp';
export { rejectPendingOf, withdrawPendingOf } from './withdraw';
