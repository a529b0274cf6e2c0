export { LocaleProvider, useLocale } from './LocaleProvider';
export { useFormat } from './useFormat';
export { useLocaleState } from './useLocaleState';
export { useStrings } from './useStrings';
