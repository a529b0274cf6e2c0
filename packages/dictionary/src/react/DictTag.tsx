import { missingText } from '@backlot/i18n';
import { StatusChip, type Tone } from '@backlot/ui-kit';
import { useDictName } from './useDictName';

/** A code to name. */
export interface DictTagProps {
  type: string;
  /** Nothing shows a dash. */
  code: string | number | null | undefined;
  /** Draws a chip in this tone; without it plain text, cheap enough for ten thousand cells. */
  tone?: Tone;
}

/** Shows the name of a code in the language in force: `<DictTag type="country" code={row.country} />`. */
export function DictTag({ type, code, tone }: DictTagProps) {
  const name = useDictName(type, code ?? '');
  if (code === null || code === undefined || code === '') return missingText;
  return tone ? <StatusChip tone={tone}>{name}</StatusChip> : name;
}
