import { homePath } from '@backlot/auth-session';
import { useStrings } from '@backlot/i18n/react';
import { Brand } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import { flattenMenu } from '../../shell/menu/buildMenuTree';
import { useOpenPath } from '../../shell/menu/recordList';
import { useMenu } from '../../shell/menu/useMenu';
import { useSettings } from '../../shell/settings/useSettings';
import { shortTitle } from '../screen/shortTitle';
import { strings } from '../strings';
import { MenuList } from './MenuList';
import css from './SideMenu.module.css';

/** The logo and the menu of the active application, 230 px wide or 80 px folded (spec section 9); or only the open group where that has entries. */
export function SideMenu({
  isFolded = false,
  isGroup = false,
  onFollow,
}: {
  isFolded?: boolean;
  isGroup?: boolean;
  onFollow?: () => void;
}) {
  const t = useStrings(strings);
  const tree = useMenu();
  const { menuTheme } = useSettings();
  const path = useOpenPath();
  const group = isGroup ? tree.find((item) => flattenMenu([item]).some((one) => one.path === path)) : undefined;
  return (
    <div className={css.menu} data-theme={menuTheme} data-folded={isFolded || undefined}>
      <Link to={homePath} className={css.logo} aria-label="Backlot" onClick={onFollow}>
        {isFolded ? <Brand /> : <Brand name={shortTitle('Backlot', 10)} />}
      </Link>
      <nav aria-label={t('mainMenu')} className={css.scroll}>
        <MenuList items={group && group.children.length > 0 ? group.children : tree} isFolded={isFolded} level={0} onFollow={onFollow} />
      </nav>
    </div>
  );
}
