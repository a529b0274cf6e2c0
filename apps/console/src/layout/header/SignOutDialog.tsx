import { useSession } from '@backlot/auth-session/react';
import { useStrings } from '@backlot/i18n/react';
import { ConfirmDialog, useNotice } from '@backlot/ui-kit';
import { strings } from '../strings';

/** Asks before signing out; says so when only this browser knows about it. */
export function SignOutDialog({ onCancel }: { onCancel: () => void }) {
  const t = useStrings(strings);
  const { session } = useSession();
  const notify = useNotice();
  const signOut = async () => {
    const { error } = await session.signOut();
    if (error instanceof Error) notify.error(t('signOutFailed', { message: error.message }));
  };
  return (
    <ConfirmDialog open title={t('signOutAsk')} confirmLabel={t('signOut')} onConfirm={signOut} onCancel={onCancel}>
      {t('signOutHint')}
    </ConfirmDialog>
  );
}
