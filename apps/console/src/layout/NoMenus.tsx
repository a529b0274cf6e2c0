import Button from '@mui/material/Button';
import { useSession } from '@backlot/auth-session/react';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { useState } from 'react';
import { useConsole } from '../shared/console/ConsoleContext';
import { PageTitle } from '../shared/PageTitle';
import { strings } from './strings';

/** For people without menus: a dialog, then signed out and the page anew (spec section 2.3). */
export function NoMenus() {
  const t = useStrings(strings);
  const { session } = useSession();
  const { reload } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await session.signOut();
    reload();
  };
  return (
    <Dialog
      open
      persistent
      role="alertdialog"
      width="small"
      title={t('noMenusTitle')}
      onClose={() => void leave()}
      actions={
        <Button variant="contained" autoFocus loading={isBusy} onClick={() => void leave()}>
          {t('ok')}
        </Button>
      }
    >
      <PageTitle title={t('noMenusTitle')} />
      {t('noMenus')}
    </Dialog>
  );
}
