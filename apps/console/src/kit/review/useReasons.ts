import type { Strings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';

/** The sentences of a list of reasons, in the language in force. */
export function useReasons<Key extends string>(reasons: Strings<Key>): string[] {
  const t = useStrings(reasons);
  return (Object.keys(reasons.messages.en) as Key[]).map((key) => t(key));
}
