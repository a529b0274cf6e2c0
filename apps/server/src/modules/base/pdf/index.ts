export { pdfExport } from './pdfExport';
