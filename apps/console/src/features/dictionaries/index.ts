export { DictionariesScreen } from './DictionariesScreen';
