export { writeFollowUp } from './acts/writeFollowUp';
export { followUpModule } from './handlers';
export { followUpExport } from './lists/export';
export { followUpsInSight } from './sight';
export { dueOf as followUpsDue } from './lists/where';
export { mayReadFollowUpFile } from './mayReadFollowUpFile';
export { remindOfFollowUpsJob } from './remind';
