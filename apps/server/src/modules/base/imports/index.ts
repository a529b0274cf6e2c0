export { type Choices, choicesOf, listCell, numberCell, oneOf, ratioCell, timeCell } from './files/cells';
export { importHandlers } from './importHandlers';
export type { Cells, ImportSource, Outcome } from './importSource';
export { resumeImports } from './resumeImports';
