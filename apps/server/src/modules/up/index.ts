export { figuresOf } from './figuresOf';
export { upInSight } from './findUp';
export { upModule } from './handlers';
export { purgeExtractTestsJob, refreshStarsJob, returnToPoolJob } from './jobs';
export { upExport } from './list';
export { replaceLabel } from './marks';
export { refreshStars } from './refreshStars';
export { upContacts, upFollowUps, upOwnerHistory, upPrices, ups, works } from './tables';
export { type UpRow, upForUpdate, upOf, upsByIds } from './upOf';
