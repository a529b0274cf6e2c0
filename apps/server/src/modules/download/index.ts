export { type Cell, type Column, type ExportSource, type FileSource, headersOf } from './exportSource';
export { downloadModule } from './handlers';
export { queueExport } from './queueExport';
export { resumeExports } from './resumeExports';
