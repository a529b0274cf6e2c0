export { fileModule } from './handlers';
export { addFile, isOwnFile } from './store';
