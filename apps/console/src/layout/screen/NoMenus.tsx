import Button from '@mui/material/Button';
import { useSession } from '@backlot/auth-session/react';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { PageTitle } from '../../kit/PageTitle';
import { useView } from '../../shell/session/useView';
import { strings } from '../strings';
import { strings as viewStrings } from '../view/strings';

/** For people without menus: a dialog, then signed out and the page anew (spec section 2.3). A view of such a role is left instead. */
export function NoMenus() {
  const t = useStrings(strings);
  const words = useStrings(viewStrings);
  const { session, user } = useSession();
  const view = useView();
  const { reload } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    if (user?.viewAs) return view.leave();
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
          {user?.viewAs ? words('leave') : t('ok')}
        </Button>
      }
    >
      <PageTitle title={t('noMenusTitle')} />
      {user?.viewAs ? words('noMenus') : t('noMenus')}
    </Dialog>
  );
}
