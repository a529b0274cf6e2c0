export { dataZone, zoneWorks } from './zoneScreens';
