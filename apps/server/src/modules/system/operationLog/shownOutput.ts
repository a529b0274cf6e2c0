import { shownInput } from './shownInput';

/** What a call answered as the log shows it: ids, numbers and names stay, all other texts are left out. Null where nothing was told. */
export function shownOutput(output: unknown): string | null {
  if (typeof output !== 'object' || output === null || Object.keys(output).length === 0) return null;
  return shownInput(output);
}
