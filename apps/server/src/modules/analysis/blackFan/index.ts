export { addFan } from './addFan';
export { blackFanModule } from './handlers';
