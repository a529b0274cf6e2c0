export { positionCrud } from './crud';
export { sysPosModule } from './handlers';
export { positions } from './tables';
