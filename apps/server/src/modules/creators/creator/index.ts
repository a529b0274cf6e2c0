export { checkContact } from './acts/checkContact';
export { audienceFields, audienceTold } from './figures/audience';
export { figuresOf } from './figures/figuresOf';
export { keywordOf } from './lists/keyword';
export { hasOldFigures } from './lists/filter';
export { upsInSight } from './sight';
export { upInSight, upsToSee, upToChange, upToInvite } from './findUp';
export { namesAround } from './namesAround';
export { holdOwned } from './holdOwned';
export { upImport } from './imports/importUps';
export { upModule } from './handlers';
export { keepDayJob, purgeExtractTestsJob, refreshStarsJob, returnToPoolJob } from './acts/jobs';
export { replaceLabel } from './acts/marks';
export {
  countryDay,
  firstShot,
  followerProfileSnapshots,
  keepAudience,
  keepDay,
  keepToldFigures,
  keepWorkFigures,
  snapshotsByMonth,
  touchWorks,
  upMetricDaily,
  workMetricSnapshots,
} from './figures/snapshots';
export { hiddenContact } from './present';
export { refreshScores } from './figures/refreshScores';
export { refreshStars } from './figures/refreshStars';
export { type UpRow, upForUpdate, upOf, upsByIds } from './upOf';
