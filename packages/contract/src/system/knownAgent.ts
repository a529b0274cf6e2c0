/** What the server calls browsers and systems that it does not know. */
const unknown = 'Other';

/** The name of a browser or a system; undefined where the server could not tell it. */
export const knownAgent = (name: string | null | undefined): string | undefined => (name && name !== unknown ? name : undefined);
