import type { Locale } from '@backlot/i18n';
import type { LookUp } from './lookUp';

/** What every page component gets: its record, the language and the names of dictionary codes. */
export interface DocumentProps<Item> {
  item: Item;
  locale: Locale;
  lookUp: LookUp;
}
