import MenuIcon from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import IconButton from '@mui/material/IconButton';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { LanguageMenu } from '@backlot/ui-kit';
import { useConsole } from '../../shared/console/ConsoleContext';
import { ModeToggle } from '../ModeToggle';
import { strings } from '../strings';
import { AppSwitcher } from './AppSwitcher';
import { DownloadButton } from './DownloadButton';
import css from './HeaderBar.module.css';
import { NoticeBell } from './NoticeBell';
import { UserMenu } from './UserMenu';

interface HeaderBarProps {
  isPhone: boolean;
  isFolded: boolean;
  onToggleMenu: () => void;
}

/** Menu button, applications, language, colours, notices and the person, 55 px high (spec section 2.1). */
export function HeaderBar({ isPhone, isFolded, onToggleMenu }: HeaderBarProps) {
  const t = useStrings(strings);
  const { localeState } = useConsole();
  const locale = useLocale();
  const label = t(isPhone ? 'openMenu' : isFolded ? 'unfold' : 'fold');
  return (
    <header className={css.bar}>
      <IconButton aria-label={label} title={label} onClick={onToggleMenu}>
        {isPhone || isFolded ? <MenuIcon /> : <MenuOpen />}
      </IconButton>
      {!isPhone && <AppSwitcher />}
      <div className={css.tools}>
        <LanguageMenu value={locale} onChange={localeState.choose} />
        <ModeToggle />
        <DownloadButton />
        <NoticeBell />
        <UserMenu />
      </div>
    </header>
  );
}
