export { uploadModule } from './handlers';
export { ownVideo } from './ownVideo';
export { removeStaleUploads } from './removeStale';
