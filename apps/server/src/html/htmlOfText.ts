/** Plain text as HTML: an empty line ends a paragraph, a line break stays one. */
export const htmlOfText = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll('\n', '<br>')}</p>`)
    .join('');
