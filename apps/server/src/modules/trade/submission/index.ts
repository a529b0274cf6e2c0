export { fulfilDue, publish, unpublish } from './acts/follow';
export { workOrderUpModule } from './handlers';
export { takesLink } from './policy';
export { nicknameOf, standingIn } from './store';
export { submitUp } from './acts/submitUp';
export { rejectPendingOf, withdrawPendingOf } from './acts/withdraw';
