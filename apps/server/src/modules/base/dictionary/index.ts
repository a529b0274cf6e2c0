export { choicesByCode } from './choicesByCode';
export { refuseUnknown } from './refuseUnknown';
export { dictionaryModule } from './handlers';
export type { WordOf } from '../../../http/parts/WordOf';
export { wordsOf } from './wordsOf';
