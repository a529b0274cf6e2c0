export { recountGains } from './gains/refreshGains';
export { checkGainsJob, gainsJob } from './gains/jobs';
export { upAnalysisModule } from './handlers';
export { gainedLately } from './lists/gained';
export { soldLines } from './sold';
