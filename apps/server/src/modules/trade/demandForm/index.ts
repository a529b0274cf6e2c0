export { demandCrud } from './crud';
export { demandModule } from './handlers';
export { within as formsInSight } from './sight';
