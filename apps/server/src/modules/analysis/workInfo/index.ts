export { workInfoModule } from './handlers';
export { rowsOfWorks, worksWhere } from './rowsOfWorks';
export { worksInSight } from './sight';
export { worksOfShop } from './worksOfShop';
