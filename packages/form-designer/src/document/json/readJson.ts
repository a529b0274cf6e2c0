import { type DocumentError, documentError } from '../documentError';
import { documentLimits } from '../parse/exceededLimit';
import { repeatedKeys } from './repeatedKeys';
import type { Reporter } from '../parse/report';
import { scanJson } from './scanJson';

interface TextToRead {
  readonly text: string;
  readonly reporter: Reporter;
  readonly maxLength?: number;
  readonly maxDepth?: number;
}

/** The value of a JSON text within limits, with what reading lost reported; or why there is none. */
export function readJson({
  text,
  reporter,
  maxLength = documentLimits.maxLength,
  maxDepth = documentLimits.maxDepth,
}: TextToRead): { readonly value: unknown } | DocumentError {
  if (text.length >= maxLength) return documentError('too-large');
  const withoutMark = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (withoutMark !== text) reporter.add('byte-order-mark-dropped', '');
  const { depth, rewrittenNumbers } = scanJson(withoutMark);
  if (depth >= maxDepth) return documentError('too-deep');
  try {
    const value: unknown = JSON.parse(withoutMark);
    for (const number of rewrittenNumbers) reporter.add('number-rewritten', number);
    for (const path of repeatedKeys(withoutMark)) reporter.add('key-repeated', path);
    return { value };
  } catch {
    return documentError('not-json');
  }
}
