export { choicesByCode } from './choicesByCode';
export { refuseUnknown } from './refuseUnknown';
export { dictionaryModule } from './handlers';
export { wordsOf } from './wordsOf';
