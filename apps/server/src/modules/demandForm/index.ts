export { demandCrud } from './crud';
export { demandModule } from './handlers';
