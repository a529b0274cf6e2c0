/** The languages that comments are read in, in the order that decides between equals. */
export const languages = ['zh', 'en', 'vi', 'th', 'id', 'ms', 'fil'] as const;

/** A language by its BCP 47 code. */
export type Language = (typeof languages)[number];
