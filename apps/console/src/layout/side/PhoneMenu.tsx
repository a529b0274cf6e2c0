import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import { NoticePlace } from '@backlot/ui-kit';
import { AppSwitcher } from '../header/AppSwitcher';
import { strings } from '../strings';
import css from './PhoneMenu.module.css';
import { SideMenu } from './SideMenu';

/** The menu of phones: a drawer with the applications and the entries. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const t = useStrings(strings);
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { className: css.paper ?? '', role: 'dialog', 'aria-modal': true, 'aria-label': t('mainMenu') } }}
    >
      <IconButton className={css.close ?? ''} aria-label={t('closeMenu')} onClick={onClose}>
        <Close />
      </IconButton>
      <SideMenu onFollow={onClose} />
      <div className={css.apps}>
        <AppSwitcher isStacked onSwitched={onClose} />
      </div>
      <NoticePlace isOpen hasRoom />
    </Drawer>
  );
}
