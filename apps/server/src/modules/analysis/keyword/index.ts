export { keywordLibraryModule, keywordModule } from './handlers';
