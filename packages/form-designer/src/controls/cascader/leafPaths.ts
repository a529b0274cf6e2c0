import type { Choice } from '../choicesOf';

const most = 50;

/** Whole paths whose labels contain a text, at most 50. */
export function leafPaths(choices: readonly Choice[], search: string): readonly (readonly Choice[])[] {
  const wanted = search.trim().toLowerCase();
  const found: (readonly Choice[])[] = [];
  const visit = (list: readonly Choice[], path: readonly Choice[]) => {
    for (const choice of list) {
      if (found.length >= most) return;
      const own = [...path, choice];
      if (choice.children.length > 0) visit(choice.children, own);
      else if (own.some(({ label }) => label.toLowerCase().includes(wanted))) found.push(own);
    }
  };
  visit(choices, []);
  return found;
}
