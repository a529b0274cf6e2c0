/** One PDF with all records, or a zip with a PDF for each. */
export type BatchForm = 'one' | 'zip';
