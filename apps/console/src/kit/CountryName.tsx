import { useDictionary } from '@backlot/dictionary/react';

/** A country by its name in the dictionary. */
export const CountryName = ({ code }: { code: string }) => useDictionary().nameFor('country', code);
