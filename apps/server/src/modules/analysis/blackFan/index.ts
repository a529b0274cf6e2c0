export { addFan } from './addFan';
export { blackFanCrud } from './crud';
export { blackFanModule } from './handlers';
