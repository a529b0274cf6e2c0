import { useCallback, useEffect, useState } from 'react';
import { type PdfError, toPdfError } from '../PdfError';
import { fontUrlsIn } from './fontUrlsIn';
import { fetchFont, loadFonts } from './loadFonts';

/** Where loading stands; `retry` tries again after a failure. */
export type FontsState =
  | { status: 'loading'; error?: undefined; retry: () => void }
  | { status: 'ready'; error?: undefined; retry: () => void }
  | { status: 'failed'; error: PdfError; retry: () => void };

/**
 * Loads the fonts a text needs from a static path, for an app that renders documents on the page itself.
 * The drawer and the worker do this on their own.
 */
export function useFonts({ fontUrl, text = '' }: { fontUrl: string; text?: string }): FontsState {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; error?: PdfError }>();
  const key = `${attempt} ${fontUrl} ${text}`;
  useEffect(() => {
    let isCurrent = true;
    const urls = fontUrlsIn(fontUrl);
    loadFonts({ read: fetchFont((name) => urls[name]), text }).then(
      () => isCurrent && setResult({ key }),
      (error: unknown) => isCurrent && setResult({ key, error: toPdfError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [fontUrl, text, key]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (result?.key !== key) return { status: 'loading', retry };
  return result.error ? { status: 'failed', error: result.error, retry } : { status: 'ready', retry };
}
