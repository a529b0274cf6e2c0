export { createDictionary, type Dictionary, type DictionaryPorts, type DictionaryState } from './createDictionary';
export { dictionaryKey, type DictionaryStorage } from './dictionaryCache';
export type { DictEntry, DictType } from './DictType';
export type { DictOption } from './indexTree';
