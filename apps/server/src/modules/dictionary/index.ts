export { choicesByCode } from './choicesByCode';
export { refuseUnknown } from './refuseUnknown';
export { dictionaryModule } from './handlers';
export { dictTypes, dictValues } from './tables';
export { type WordOf, wordsOf } from './wordsOf';
