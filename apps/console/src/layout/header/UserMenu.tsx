import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { lazyPart } from '../../kit/lazyPart';
import { PersonAvatar } from '../../kit/PersonAvatar';
import { usePreload } from '../../kit/usePreload';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const preload = usePreload(AccountMenu);
  const role = user.roles.map((one) => nameOf(one, locale)).join(', ');
  const second = [role, orgOf(user, locale)].filter(Boolean).join(' · ');
  const close = () => setAnchor(null);

  return (
    <>
      <button
        type="button"
        className={css.person}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          setOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <PersonAvatar name={user.name} fileId={user.avatar} />
        <span className={css.spoken}>{t('account')}</span>
        <span className={css.who}>
          <strong>{user.name}</strong>
          <span>{second}</span>
        </span>
      </button>
      {wasOpened && (
        <ShellPart
          onLost={() => {
            setOpened(false);
            close();
          }}
        >
          <AccountMenu name={user.name} anchor={anchor} onClose={close} onLeave={() => setLeaving(true)} />
        </ShellPart>
      )}
      {isLeaving && (
        <ShellPart onLost={() => setLeaving(false)}>
          <SignOutDialog onCancel={() => setLeaving(false)} />
        </ShellPart>
      )}
    </>
  );
}

const AccountMenu = lazyPart(() => import('./AccountMenu').then(({ AccountMenu }) => AccountMenu));
const SignOutDialog = lazyPart(() => import('./SignOutDialog').then(({ SignOutDialog }) => SignOutDialog));
