export { sysMachineModule } from './handlers';
export { sampleMachine } from './sample';
export { startHeartbeat } from './startHeartbeat';
