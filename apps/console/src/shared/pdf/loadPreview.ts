/** The preview with all it stands on, fetched when somebody is about to need it. */
export const loadPreview = () => import('./PdfPreview').then(({ PdfPreview }) => PdfPreview);
