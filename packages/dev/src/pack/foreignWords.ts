import { privatePage } from '../check/privatePages.ts';

const comments = /\/\*\*[\s\S]*?\*\/|^\s*\/\/ .*/gm;

/** What only those know who work in the repository of a package. */
const inside =
  /\bour (?:server|console|app|apps|repository)\b|\bStorybook\b|\bstories\b|\b[Tt]he story `|\bpackages\/[a-z]|\bnpm test\b|\bpnpm (?:bench|check|new)\b/g;
const files = /(?<![\w/.@-])(?:\.\/)?[\w/-][\w./-]*\.(?:mdx?|tsx?)\b/g;

interface Told {
  readonly text: string;
  /** What ships beside it: a page that is there may be named. */
  readonly paths: readonly string[];
}

/** Words of a text for strangers that mean nothing to them: pages of elsewhere, folders and commands of the repository it comes from. */
export function foreignWords({ text, paths }: Told): string[] {
  const flat = text.replaceAll(/\n\s*\*?\s*/g, ' ');
  const page = privatePage(flat);
  const words = [...new Set([...flat.matchAll(inside)].map(([word]) => word))];
  const missing = [...flat.matchAll(files)]
    .map(([name]) => name)
    .filter((name) => !paths.some((path) => path.endsWith(name.replace(/^\.\//, ''))));
  return [...(page === undefined ? [] : [page]), ...words, ...missing];
}

/** The comments of a declaration file, each for itself. */
export const commentsOf = (declarations: string): readonly string[] => declarations.match(comments) ?? [];
