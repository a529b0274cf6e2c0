export { positionCrud } from './crud';
export { sysPosModule } from './handlers';
