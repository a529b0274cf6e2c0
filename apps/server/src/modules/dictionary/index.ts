export { dictionaryModule } from './handlers';
export { dictTypes, dictValues } from './tables';
