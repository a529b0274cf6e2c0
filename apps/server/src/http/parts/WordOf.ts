/** The name of a code: `wordOf('webId', 10)`; the code itself where its dictionary does not have it. */
export type WordOf = (dictionary: string, code: string | number) => string;
