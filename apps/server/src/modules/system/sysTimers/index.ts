export { executeRun } from './execute';
export { sysTimersModule } from './handlers';
export { keepSystemTimers, runSystemTimer } from './keepSystemTimers';
export { namedAction } from './namedAction';
export { planTimers } from './plan';
export { purgeTimerRuns } from './purgeRuns';
export { nextRun, slotDue } from './schedule';
