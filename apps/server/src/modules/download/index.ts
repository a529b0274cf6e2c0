export { type Cell, type Column, type ExportSource, headersOf } from './exportSource';
export { downloadModule } from './handlers';
export { queueExport } from './queueExport';
export { resumeExports } from './resumeExports';
