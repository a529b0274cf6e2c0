import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { pickerStrings } from './pickerStrings';

/** Words, numbers and names in the reader's language, handed to what writes a creator's fit. */
export function useSpeaking() {
  const t = useStrings(pickerStrings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  return { t, format, nameFor };
}
