import Alert from '@mui/material/Alert';
import { useStrings } from '@backlot/i18n/react';
import type { MissingCharacter } from '../text/MissingCharacter';
import { previewStrings } from './strings';

const most = 12;

/** Says which characters of a document no font draws; nothing when there are none. */
export function MissingAlert({ missing }: { missing: readonly MissingCharacter[] }) {
  const t = useStrings(previewStrings);
  if (missing.length === 0) return null;
  const named = missing.slice(0, most).map(({ character, codePoint }) => `${character} (${codePoint})`);
  return <Alert severity="warning">{t('missing', { characters: [...named, ...(missing.length > most ? ['…'] : [])].join(', ') })}</Alert>;
}
