export { demandModule } from './handlers';
export { within as formsInSight } from './sight';
