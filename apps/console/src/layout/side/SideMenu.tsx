import { homePath } from '@backlot/auth-session';
import { useStrings } from '@backlot/i18n/react';
import { Brand } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import { useApps } from '../../shared/apps/useApps';
import { strings } from '../strings';
import { MenuList } from './MenuList';
import css from './SideMenu.module.css';

/** The logo and the menu of the active application, 230 px wide or 80 px folded (spec section 9). */
export function SideMenu({ isFolded = false, onFollow }: { isFolded?: boolean; onFollow?: () => void }) {
  const t = useStrings(strings);
  const { tree } = useApps();
  return (
    <div className={css.menu} data-folded={isFolded || undefined}>
      <Link to={homePath} className={css.logo} aria-label="Backlot" {...(onFollow && { onClick: onFollow })}>
        {isFolded ? <Brand /> : <Brand name={shortened('Backlot')} />}
      </Link>
      <nav aria-label={t('mainMenu')} className={css.scroll}>
        <MenuList items={tree} isFolded={isFolded} level={0} {...(onFollow && { onFollow })} />
      </nav>
    </div>
  );
}

/** The title is cut after 10 characters (spec section 2.1). */
const shortened = (title: string) => (title.length > 10 ? `${title.slice(0, 10)}…` : title);
