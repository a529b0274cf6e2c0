import { useStrings } from '@backlot/i18n/react';
import { pasteStrings } from './pasteStrings';

/** What became of a pasted list: how many entries it has, or that some were left out. */
export function PasteNote({ count, limit }: { count: number; limit: number }) {
  const t = useStrings(pasteStrings);
  return count > limit ? t('tooMany', { limit }) : t('pasted', { count });
}
