export { sysAreaModule } from './handlers';
export { areas } from './tables';
