import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { noticeStrings } from './noticeStrings';
import type { TableRows } from './useTableRows';

/** What there is to say about loading while rows stay on screen: slow, stopped, or failed. */
export function LoadNotice({ rows, describeError }: { rows: TableRows<unknown>; describeError: (error: unknown) => string }) {
  const t = useStrings(noticeStrings);
  if (rows.phase === 'loading') {
    return (
      <div className="BlTable-notice" role="status">
        {t('slow')}
        <Button size="small" color="inherit" onClick={rows.cancel}>
          {t('stop')}
        </Button>
      </div>
    );
  }
  return (
    <div className="BlTable-notice" role="alert">
      {rows.phase === 'failed' ? describeError(rows.error) : t(rows.page ? 'stopped' : 'stoppedEmpty')}
      <Button size="small" color="inherit" onClick={rows.reload}>
        {t('retry')}
      </Button>
    </div>
  );
}
