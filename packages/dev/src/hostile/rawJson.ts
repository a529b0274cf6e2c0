const mark = '\u2063raw:';

/** Stands in a value for characters that are to stand in its JSON as they are. */
export const rawJson = (characters: string): string => `${mark}${characters}${mark}`;

const marked = new RegExp(`"${mark}([^"]*)${mark}"`, 'g');

/** The JSON of a value in which `rawJson` may stand. */
export const toRawJson = (value: unknown): string => (JSON.stringify(value) ?? '').replaceAll(marked, '$1');

/** The same where a value is no JSON but plain text. */
export const toRawText = (value: unknown): string => String(value).replaceAll(mark, '');
