import type { Choice } from '../choicesOf';

/** One line of an open tree. */
export interface Branch {
  readonly choice: Choice;
  /** Counted from 1. */
  readonly level: number;
  readonly isOpen: boolean;
  readonly position: number;
  readonly size: number;
}

/** The lines in sight: opened branches, or with a search every match and what leads to it. */
export function visibleBranches({
  choices,
  opened,
  search,
}: {
  choices: readonly Choice[];
  opened: ReadonlySet<string>;
  search: string;
}): readonly Branch[] {
  const wanted = search.trim().toLowerCase();
  const lines: Branch[] = [];
  const visit = (list: readonly Choice[], level: number) => {
    const shown = wanted === '' ? list : list.filter((choice) => holds(choice, wanted));
    for (const [index, choice] of shown.entries()) {
      const isOpen = wanted !== '' || opened.has(choice.value);
      lines.push({ choice, level, isOpen, position: index + 1, size: shown.length });
      if (isOpen) visit(choice.children, level + 1);
    }
  };
  visit(choices, 1);
  return lines;
}

const holds = (choice: Choice, wanted: string): boolean =>
  choice.label.toLowerCase().includes(wanted) || choice.children.some((child) => holds(child, wanted));
