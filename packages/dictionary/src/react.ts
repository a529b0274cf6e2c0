export { DictSelect, type DictSelectProps } from './react/DictSelect';
export { DictTag, type DictTagProps } from './react/DictTag';
export { DictionaryProvider } from './react/DictionaryProvider';
export { useDictionary, type BoundDictionary } from './react/useDictionary';
export { useDictName } from './react/useDictName';
