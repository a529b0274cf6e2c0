export { choicesByCode } from './choicesByCode';
export { refuseUnknown } from './refuseUnknown';
export { dictionaryModule } from './handlers';
export { type WordOf, wordsOf } from './wordsOf';
