import type { Words } from '@backlot/contract';
import { useLocale } from '@backlot/i18n/react';

/** The sentences of a list of reasons, in the language in force. The server keeps a picked one as its code. */
export function useReasons(reasons: Readonly<Record<string, Words>>): string[] {
  const locale = useLocale();
  return Object.values(reasons).map((words) => words[locale]);
}
