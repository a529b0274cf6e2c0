import AppsOutlined from '@mui/icons-material/AppsOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { useApps } from '../../shell/apps/useApps';
import { useSwitchApp } from '../../shell/apps/useSwitchApp';
import { strings } from '../strings';

interface AccountMenuProps {
  /** Name of the person, for screen readers. */
  name: string;
  /** Where it is open. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onLeave: () => void;
}

/** Other applications, the settings, and the way out. */
export function AccountMenu({ name, anchor, onClose, onLeave }: AccountMenuProps) {
  const t = useStrings(strings);
  const locale = useLocale();
  const navigate = useNavigate();
  const switchTo = useSwitchApp();
  const others = useApps().apps.filter(({ active }) => !active);
  const entries = [
    ...others.map((app) => ({
      key: app.code,
      Icon: AppsOutlined,
      label: `${t('switchApp')}: ${nameOf(app, locale)}`,
      run: () => void switchTo(app.code),
    })),
    { key: 'settings', Icon: SettingsOutlined, label: t('settings'), run: () => void navigate({ to: '/account/settings/base' }) },
    { key: 'signOut', Icon: LogoutOutlined, label: t('signOut'), run: onLeave },
  ];
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'region', 'aria-label': name } }}
    >
      {entries.map(({ key, Icon, label, run }) => (
        <MenuItem
          key={key}
          onClick={() => {
            onClose();
            run();
          }}
        >
          <Icon fontSize="small" />
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
