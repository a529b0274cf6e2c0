import { type StringOverrides, type Strings, type Translate, translator } from './defineStrings';
import { useLocale } from './LocaleProvider';

/**
 * The package's words in the language in force: `const t = useStrings(strings)`. `t` changes only with the language;
 * keep overrides outside the component, they are remembered by identity.
 */
export function useStrings<Key extends string>(strings: Strings<Key>, overrides?: StringOverrides<Key>): Translate<Key> {
  return translator(strings, useLocale(), overrides);
}
