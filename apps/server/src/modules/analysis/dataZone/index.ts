export { dataZoneModule } from './handlers';
export { keepWarnings } from './warnings/keepWarnings';
export { zoneCountry } from './warnings/measure';
export { warnOfZonesJob } from './warnings/warnOfZones';
