import { type Format, formatFor } from './formatFor';
import { useLocale } from './LocaleProvider';

/** The formatters in the language in force: `const format = useFormat(); format.count(12345)`. */
export const useFormat = (): Format => formatFor(useLocale());
