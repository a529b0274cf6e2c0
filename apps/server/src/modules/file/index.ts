export { fileModule } from './handlers';
export { isOwnFile } from './store';
