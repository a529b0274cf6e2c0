export { workInfoModule } from './handlers';
export { whereOf as worksWanted } from './list';
export { rowsOfWorks, worksWhere } from './rowsOfWorks';
export { worksInSight } from './sight';
