const ahead = String.raw`(?:spec sections? [\d.]+(?:(?:, | and )\d[\d.]*)*|system-pages(?: section)? [\d.]+(?:, defect \d+)?|domain\/[\w-]+(?:,? (?:[\d.]+|appendix A))?|life-cycles [\d.]+|quality (?:section )?(?:\d[\d.]*|C-\d+(?:, C-\d+)*)|forms\.md(?: [\d.]+)?|pdf\.md(?: [\d.]+)?|console section [\d.]+|decision 00\d\d)`;

const reference = new RegExp(String.raw`\b${ahead}`);
const inParentheses = new RegExp(String.raw`\s*\(((?:[^()]*?[\s,(])?${ahead}[^()]*)\)`, 'g');
const piece = new RegExp(String.raw`^${ahead}(?:: )?`);

/** A reference to pages that whoever installs a package does not have, or nothing. */
export const privatePage = (comment: string): string | undefined => reference.exec(comment)?.[0];

/** The same text without the references that stand in parentheses; what stands there beside them is kept. */
export const withoutPrivatePages = (text: string): string =>
  text.replaceAll(inParentheses, (_, inside: string) => {
    const kept = inside
      .replaceAll(/\n\s*\*\s*/g, ' ')
      .split(/, (?=\D)/)
      .map((one) => one.replace(piece, ''))
      .filter((one) => one !== '');
    return kept.length === 0 ? '' : ` (${kept.join(', ')})`;
  });
