export { type Choices, choicesOf, listCell, numberCell, oneOf, ratioCell, timeCell } from './cells';
export { importHandlers } from './importHandlers';
export type { Cells, ImportSource, Outcome } from './importSource';
export { resumeImports } from './resumeImports';
