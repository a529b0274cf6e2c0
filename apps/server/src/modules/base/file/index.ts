export { fileModule } from './handlers';
export { removeUnused } from './removeUnused';
export { shownName } from './shownName';
export { addFile, isImage, isOwnImage, ownFile } from './store';
