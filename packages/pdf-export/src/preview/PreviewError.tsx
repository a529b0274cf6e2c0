import { ErrorState } from '@backlot/ui-kit';
import { useStrings } from '@backlot/i18n/react';
import type { PdfError } from '../PdfError';
import { previewStrings } from './strings';

/** What went wrong and what to do: the status of a font, the words of any other error. */
export function PreviewError({ error, onRetry }: { error: PdfError; onRetry: () => void }) {
  const t = useStrings(previewStrings);
  switch (error.code) {
    case 'font':
      return (
        <ErrorState title={t('fontFailed', { status: error.status ?? 0 })} onRetry={onRetry}>
          {t('fontHint')}
        </ErrorState>
      );
    case 'worker':
      return (
        <ErrorState title={t('workerFailed')} onRetry={onRetry}>
          {t('workerHint')}
        </ErrorState>
      );
    case 'timeout':
      return (
        <ErrorState title={t('timeout')} onRetry={onRetry}>
          {t('timeoutHint')}
        </ErrorState>
      );
    default:
      return (
        <ErrorState title={t('documentFailed')} onRetry={onRetry}>
          {error.message}
        </ErrorState>
      );
  }
}
