import { loadChunk } from '../errors/failedChunk';

/** The preview with all it stands on, fetched when somebody is about to need it. */
export const loadPreview = () => loadChunk('PdfPreview', () => import('./PdfPreview')).then(({ PdfPreview }) => PdfPreview);
