import MenuIcon from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import IconButton from '@mui/material/IconButton';
import { homePath } from '@backlot/auth-session';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Brand, LanguageMenu } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { Settings } from '../../shell/settings/createSettings';
import { ModeToggle } from '../settings/ModeToggle';
import { useSayLost } from '../screen/ShellPart';
import { shortTitle } from '../screen/shortTitle';
import { strings } from '../strings';
import { AppSwitcher } from './AppSwitcher';
import { DownloadButton } from './DownloadButton';
import { FullscreenButton } from './FullscreenButton';
import css from './HeaderBar.module.css';
import { NoticeBell } from './NoticeBell';
import { SearchButton } from './SearchButton';
import { UserMenu } from './UserMenu';

interface HeaderBarProps {
  isPhone: boolean;
  isFolded: boolean;
  layout: Settings['layout'];
  onToggleMenu: () => void;
  onSearch: () => void;
}

/** Logo or menu button, applications or menu, search, language, colours, downloads, notices and the person, 55 px high (spec section 2.1). */
export function HeaderBar({ isPhone, isFolded, layout, onToggleMenu, onSearch }: HeaderBarProps) {
  const t = useStrings(strings);
  const { localeState } = useConsole();
  const locale = useLocale();
  const sayLost = useSayLost();
  const label = t(isPhone ? 'openMenu' : isFolded ? 'unfold' : 'fold');
  const isTop = layout === 'top' && !isPhone;
  return (
    <header className={css.bar}>
      {isTop ? (
        <Link to={homePath} className={css.logo} aria-label="Backlot">
          <Brand name={shortTitle('Backlot', 8)} />
        </Link>
      ) : (
        <IconButton aria-label={label} title={label} onClick={onToggleMenu}>
          {isPhone || isFolded ? <MenuIcon /> : <MenuOpen />}
        </IconButton>
      )}
      {!isPhone && layout === 'side' && <AppSwitcher />}
      {!isPhone && layout !== 'side' && (
        <Suspense fallback={null}>
          <TopMenu isGroupsOnly={layout === 'mix'} />
        </Suspense>
      )}
      <div className={css.tools}>
        <SearchButton onOpen={onSearch} isSmall={layout !== 'side'} />
        <span className={css.language}>
          <LanguageMenu value={locale} onChange={localeState.choose} onLost={sayLost} />
        </span>
        <ModeToggle />
        {!isPhone && <FullscreenButton />}
        <DownloadButton />
        <NoticeBell />
        <UserMenu />
      </div>
    </header>
  );
}

const TopMenu = lazy(() => import('../top/TopMenu').then(({ TopMenu }) => ({ default: TopMenu })));
