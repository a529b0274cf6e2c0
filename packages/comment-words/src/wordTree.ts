/** Words by their steps: letters where words run together, syllables where spaces part them. */
export interface WordTree<Step> {
  next: Map<Step, WordTree<Step>>;
  /** The word that ends here, in the form it is counted under. */
  word?: string;
}

export const createWordTree = <Step>(): WordTree<Step> => ({ next: new Map() });

/** Adds a word; a word that is there already stays as it is. */
export function addWord<Step>(tree: WordTree<Step>, { steps, word }: { steps: Iterable<Step>; word: string }): void {
  let node = tree;
  for (const step of steps) {
    const next = node.next.get(step) ?? createWordTree<Step>();
    node.next.set(step, next);
    node = next;
  }
  node.word ??= word;
}
