export { UpGameScreen } from './UpGameScreen';
export { UpLibraryScreen } from './UpLibraryScreen';
export { UpPoolScreen } from './UpPoolScreen';
