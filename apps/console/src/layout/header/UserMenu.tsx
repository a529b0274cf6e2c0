import AppsOutlined from '@mui/icons-material/AppsOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApps } from '../../shell/apps/useApps';
import { useSwitchApp } from '../../shell/apps/useSwitchApp';
import { lazyPart } from '../../kit/lazyPart';
import { PersonAvatar } from '../../kit/PersonAvatar';
import { orgOf } from '../../shell/session/orgOf';
import { useUser } from '../../shell/session/useUser';
import { ShellPart } from '../screen/ShellPart';
import { strings } from '../strings';
import css from './HeaderBar.module.css';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const t = useStrings(strings);
  const locale = useLocale();
  const user = useUser();
  const navigate = useNavigate();
  const switchTo = useSwitchApp();
  const others = useApps().apps.filter(({ active }) => !active);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const role = user.roles.map((one) => nameOf(one, locale)).join(', ');
  const second = [role, orgOf(user, locale)].filter(Boolean).join(' · ');

  return (
    <>
      <button
        type="button"
        className={css.person}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <PersonAvatar name={user.name} fileId={user.avatar} />
        <span className={css.spoken}>{t('account')}</span>
        <span className={css.who}>
          <strong>{user.name}</strong>
          <span>{second}</span>
        </span>
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'region', 'aria-label': user.name } }}
      >
        {others.map((app) => (
          <MenuItem
            key={app.code}
            onClick={() => {
              setAnchor(null);
              void switchTo(app.code);
            }}
          >
            <AppsOutlined fontSize="small" />
            {`${t('switchApp')}: ${nameOf(app, locale)}`}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            void navigate({ to: '/account/settings/base' });
          }}
        >
          <SettingsOutlined fontSize="small" />
          {t('settings')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setLeaving(true);
          }}
        >
          <LogoutOutlined fontSize="small" />
          {t('signOut')}
        </MenuItem>
      </Menu>
      {isLeaving && (
        <ShellPart onLost={() => setLeaving(false)}>
          <SignOutDialog onCancel={() => setLeaving(false)} />
        </ShellPart>
      )}
    </>
  );
}

const SignOutDialog = lazyPart(() => import('./SignOutDialog').then(({ SignOutDialog }) => SignOutDialog));
