export { keepAudience, lastAudience } from './audienceSnapshots';
export { countryDay } from './countryDay';
export { keepDay } from './keepDay';
export { keepDayOfAll } from './keepDayOfAll';
export { keepToldFigures } from './keepToldFigures';
export { keepWorkFigures } from './keepWorkFigures';
export { followerProfileSnapshots, snapshotsByMonth, upMetricDaily, workMetricSnapshots } from './tables';
export { touchWork } from './touchGains';
export { trendOf } from './trend';
