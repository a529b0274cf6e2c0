/** A place of a document where a character is missing. */
export interface MissingPlace {
  /** The page, from 1. */
  page: number;
  /** The line, with □ in place of what is missing. */
  text: string;
  /** The file of a zip. */
  file?: string;
}

/** A character that no font draws: it stands as □. */
export interface MissingCharacter {
  character: string;
  /** As Unicode writes it: `U+0645`. */
  codePoint: string;
  /** Where it stands, the first 20 lines. */
  places: readonly MissingPlace[];
}

const mostPlaces = 20;

/** Missing characters with their places, each character once. */
export function gatherMissing(found: Iterable<{ character: string; place: MissingPlace }>): MissingCharacter[] {
  const byCharacter = new Map<string, MissingPlace[]>();
  for (const { character, place } of found) {
    const places = byCharacter.get(character) ?? [];
    byCharacter.set(character, places);
    const isKnown = places.some(({ page, text, file }) => page === place.page && text === place.text && file === place.file);
    if (!isKnown && places.length < mostPlaces) places.push(place);
  }
  return Array.from(byCharacter, ([character, places]) => ({ character, codePoint: codePointOf(character), places }));
}

/** The lists of several files as one. */
export const joinMissing = (lists: readonly (readonly MissingCharacter[])[]): MissingCharacter[] =>
  gatherMissing(lists.flat().flatMap(({ character, places }) => places.map((place) => ({ character, place }))));

const codePointOf = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
