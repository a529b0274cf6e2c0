/** Somebody's own words on top of the lists, such as the keyword libraries of a back office. Any script, any language. */
export interface OwnWords {
  /** Words that segmenting keeps together: names of goods, of creators, of campaigns. */
  words?: readonly string[];
  /** Words that no cloud shows. */
  stopWords?: readonly string[];
  /** Weights from -1 to 1 that win over the lists; 0 silences a word. */
  feelings?: Readonly<Record<string, number>>;
}
