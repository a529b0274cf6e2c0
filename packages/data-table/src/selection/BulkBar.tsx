import { useStrings } from '@backlot/i18n/react';
import { lazy, memo, Suspense } from 'react';
import { strings } from '../strings';
import type { BulkActionsProps } from './BulkActions';
import { countOf } from './Selection';

const BulkActions = lazy(() => import('./BulkActions').then((module) => ({ default: module.BulkActions })));

/** Appears in place when rows are picked: how many, what may be done, all that match. */
export const BulkBar = memo(Bar);

function Bar(props: BulkActionsProps) {
  const t = useStrings(strings);
  const count = countOf(props.selection);
  // The counting element stays in the page, so that screen readers hear every change of it.
  return (
    <div className={count ? 'BlTable-bulk' : undefined}>
      <strong role="status">{count > 0 && t('selected', { count })}</strong>
      {count > 0 && (
        <Suspense>
          <BulkActions {...props} />
        </Suspense>
      )}
    </div>
  );
}
