import type { Branch } from './visibleBranches';

interface Move {
  readonly to: number;
  /** Value of a branch to open or close instead of moving. */
  readonly toggle?: string;
}

/** Where a key leads in a tree (ARIA tree pattern); nothing for other keys. */
export function moveInTree({ key, branches, at }: { key: string; branches: readonly Branch[]; at: number }): Move | undefined {
  const branch = branches[at];
  if (!branch) return undefined;
  const { choice, isOpen, level } = branch;
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(at + 1, branches.length - 1) };
    case 'ArrowUp':
      return { to: Math.max(at - 1, 0) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: branches.length - 1 };
    case 'ArrowRight':
      if (choice.children.length === 0) return { to: at };
      return isOpen ? { to: Math.min(at + 1, branches.length - 1) } : { to: at, toggle: choice.value };
    case 'ArrowLeft':
      if (choice.children.length > 0 && isOpen) return { to: at, toggle: choice.value };
      return {
        to: Math.max(
          0,
          branches.findLastIndex((other, index) => index < at && other.level < level),
        ),
      };
    default:
      return undefined;
  }
}
