/** The hashtags of a text, without their sign, each once. */
export const hashtagsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu)].flatMap(([, tag]) => tag ?? [])),
];
