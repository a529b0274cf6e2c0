export { outboxModule } from './handlers';
export { keepMessage } from './store';
