/** What went wrong: a font that did not load, a worker that did not start, a document that took too long or failed. */
export type PdfErrorCode = 'font' | 'worker' | 'timeout' | 'document' | 'cancelled';

/** An error of this package. `status` is the HTTP status of a font that did not load, 0 when there was no answer. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly code: PdfErrorCode;
  readonly status?: number;

  constructor(code: PdfErrorCode, message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    if (details.status !== undefined) this.status = details.status;
  }
}

/** The error every failed font ends in: 'font loading failed' with the status (spec section 8). */
export const fontError = (status: number, cause?: unknown) => new PdfError('font', `font loading failed: ${status}`, { status, cause });

/** Any thrown value as a PdfError; unknown ones become code `document`. */
export function toPdfError(thrown: unknown): PdfError {
  if (thrown instanceof PdfError) return thrown;
  return new PdfError('document', thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}
