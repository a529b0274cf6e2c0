import { loadChunk } from '../errors/failedChunk';
import type { PdfSource } from './PdfSource';

const loadModule = () => loadChunk('PdfPreview', () => import('./PdfPreview'));

/** The preview with all it stands on, fetched when somebody is about to need it. */
export const loadPreview = () => loadModule().then(({ PdfPreview }) => PdfPreview);

/** Fetches the preview and starts its workers, which fetch what they need at the same time. */
export const preparePreview = (kind: PdfSource['kind']): Promise<void> =>
  loadModule().then(
    ({ prepare }) => prepare(kind),
    () => undefined,
  );
