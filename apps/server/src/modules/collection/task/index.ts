export { taskModule } from './handlers';
export { startWorkers } from './startWorkers';
