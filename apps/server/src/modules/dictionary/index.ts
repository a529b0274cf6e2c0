export { choicesByCode } from './choicesByCode';
export { dictionaryModule } from './handlers';
export { dictTypes, dictValues } from './tables';
