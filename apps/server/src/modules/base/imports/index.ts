export { type Choices, choicesFrom, choicesOf, listCell, numbered, numberCell, oneOf, ratioCell, timeCell } from './files/cells';
export { importHandlers } from './importHandlers';
export { type FileSources, mappedHandlers } from './mappedHandlers';
export type { Cells, ImportField, ImportSource, Outcome } from '../../../http/parts/importSource';
export { importTask } from './importTask';
export { removePastFiles } from './removePastFiles';
