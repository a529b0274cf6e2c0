import type { Parts } from '../http/module';

/** What all modules bring to the shared rooms, found by its name. */
export function foldParts(modules: readonly Parts[]) {
  const exports = modules.flatMap((module) => module.exports ?? []);
  const imports = modules.flatMap((module) => module.imports ?? []);
  const undoers = modules.flatMap((module) => module.undoers ?? []);
  return {
    exportOf: (area: string) => exports.find((source) => source.area === area),
    importOf: (area: string) => imports.find((source) => source.area === area),
    undoerOf: (kind: string) => undoers.find((undoer) => undoer.kind === kind),
    mayReadFile: modules.flatMap(({ mayReadFile }) => mayReadFile ?? []),
  };
}
