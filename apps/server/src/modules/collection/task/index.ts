export { taskModule } from './handlers';
export { runNow } from './runNow';
export { startWorkers } from './startWorkers';
