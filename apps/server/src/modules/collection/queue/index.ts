export { cancelOfTask } from './acts';
export { announce } from './announce';
export { jobsInSight } from './policy';
export { queueModule } from './handlers';
export { presentJobs } from './present';
export { workOnce, type Working } from './runJob';
export { purgeAnswers, sweep } from './sweep';
export { targetNames } from './targetNames';
export { makeDue } from './makeDue';
