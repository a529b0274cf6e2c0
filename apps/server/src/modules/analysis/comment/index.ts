export { moderate, reply } from './acts';
export { commentModule } from './handlers';
export { dailyCounts } from './figures/dailyCounts';
export { type Period, periodOf } from './figures/period';
export { saidByDay } from './figures/said';
export { scopeOf } from './figures/scopeOf';
export { toneOf, usualLeaning } from './figures/tone';
export { creatorsOf } from './sight';
export { counts } from './counts';
