export { keywordCrud } from './keywordCrud';
export { keywordLibraryModule, keywordModule } from './handlers';
export { keywordImport } from './importKeywords';
export { libraryCrud } from './libraryCrud';
