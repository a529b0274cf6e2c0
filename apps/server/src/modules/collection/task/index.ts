export { taskCrud } from './crud';
export { taskModule } from './handlers';
export { startWorkers } from './startWorkers';
