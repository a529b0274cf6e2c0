/** The beginning of a text, of at most `most` characters, with an ellipsis where it was cut. */
export const excerpt = (text: string, most = 300): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;
