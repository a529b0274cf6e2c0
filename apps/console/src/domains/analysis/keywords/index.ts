export { KeywordsScreen } from './KeywordsScreen';
