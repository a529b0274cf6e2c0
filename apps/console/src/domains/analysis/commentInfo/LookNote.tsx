import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { commentApi, OutputOf } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useNavigate } from '@tanstack/react-router';
import { type CommentWord, commentStrings } from '../parts/comments/commentStrings';
import { strings } from './strings';
import { useCommentScope } from './useCommentScope';

/** What needs a look since yesterday: it counts comments, and says what is usual. */
export function LookNote({ look }: { look: OutputOf<typeof commentApi.overview>['look'] }) {
  const t = useStrings(strings);
  const words = useStrings(commentStrings);
  const format = useFormat();
  const can = useCan();
  const navigate = useNavigate();
  const { scope, change } = useCommentScope();
  if (look.comments === 0) return null;
  const parts = [
    ...look.complaints
      .slice(0, 3)
      .map(({ kind, comments, usual }) =>
        t('lookKind', { kind: words(`complaint_${kind}` as CommentWord), count: format.number(comments), usual: format.number(usual) }),
      ),
    ...(look.blackFans > 0 ? [t('lookFans', { count: look.blackFans })] : []),
  ];
  const show = () => {
    // Merchants have no list of their own: their few comments stand below.
    if (can('shopAuth.query')) return change({ mark: 'complaint' });
    const query = new URLSearchParams([
      ['mark', 'complaint'],
      ['mark', 'blackFan'],
      ['fromDay', look.fromDay],
      ...(scope.upId ? [['upId', scope.upId]] : []),
      ...(scope.workId ? [['workId', scope.workId]] : []),
    ]);
    void navigate({ href: `/commentList?${query}` });
  };
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={show}>
          {t('showThem')}
        </Button>
      }
    >
      <strong>{t('look', { count: look.comments })}</strong> {parts.join('; ')}
    </Alert>
  );
}
