/** A name for showing: no control or direction characters, no folders, not too long; empty when nothing is left. */
export const shownName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[/\\]/)
    .at(-1)
    ?.trim()
    .slice(-120) ?? '';
