export { writeFollowUp } from './acts/writeFollowUp';
export { followUpModule } from './handlers';
export { followUpsInSight } from './sight';
export { dueOf as followUpsDue } from './lists/where';
export { remindOfFollowUpsJob } from './remind';
