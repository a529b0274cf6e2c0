export { fileModule } from './handlers';
export { namedAnywhere } from './namedAnywhere';
export { keptHours, removeUnused } from './removeUnused';
export { shownName } from './shownName';
export { addFile, isImage, isOwnImage, ownFile } from './store';
