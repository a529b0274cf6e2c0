/** A word as words are compared: NFKC, lower case, trimmed (domain/model 2.3.9). */
export const wordKeyOf = (word: string): string => word.normalize('NFKC').toLowerCase().trim();
