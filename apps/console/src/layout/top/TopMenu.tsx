import ExpandMore from '@mui/icons-material/ExpandMore';
import Menu from '@mui/material/Menu';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flattenMenu, type MenuItem as Item } from '../../shell/menu/buildMenuTree';
import { firstScreenOf } from '../../shell/menu/firstScreenOf';
import { menuName } from '../../shell/menu/menuName';
import { useOpenPath } from '../../shell/menu/recordList';
import { useMenu } from '../../shell/menu/useMenu';
import { ReturnLink } from '../../shell/tabs/ReturnLink';
import { useLeftHref } from '../../shell/tabs/useLeftHref';
import { strings } from '../strings';
import { CountedItem } from './CountedItem';
import { MoreMenu } from './MoreMenu';
import css from './TopMenu.module.css';
import { useWaits } from './useWaits';
import { useFitting } from './useFitting';

/** Room for the button that holds what does not fit, in px. */
const morePx = 96;

/** The menu in the header: groups unfold below it, or, with their entries at the side, lead to their first screen. What has no room stands under one button. */
export function TopMenu({ isGroupsOnly }: { isGroupsOnly: boolean }) {
  const t = useStrings(strings);
  const tree = useMenu();
  const path = useOpenPath();
  const holdsPath = (item: Item) => flattenMenu([item]).some((one) => one.path === path);
  const list = useRef<HTMLUListElement>(null);
  const items = tree.filter(isShown);
  const fitting = useFitting(list, items.length, morePx);
  const rest = items.slice(fitting);
  return (
    <nav aria-label={t(isGroupsOnly ? 'menuGroups' : 'mainMenu')} className={css.menu}>
      <ul ref={list}>
        {items.map((item, at) => (
          <li key={item.node.id} data-out={at >= fitting || undefined}>
            {item.children.some(isShown) && !isGroupsOnly ? (
              <Group item={item} isOpen={holdsPath(item)} />
            ) : (
              <Entry item={item} isOpen={holdsPath(item)} />
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <MoreMenu items={rest} isGroupsOnly={isGroupsOnly} isOpen={rest.some(holdsPath)} />
          </li>
        )}
      </ul>
    </nav>
  );
}

const isShown = ({ node }: Item) => node.meta.show;

function Entry({ item, isOpen }: { item: Item; isOpen: boolean }) {
  const name = nameOf(menuName(item.node), useLocale());
  const waits = useWaits([item]);
  if (item.href) {
    return (
      <a className={css.entry} href={item.href} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    );
  }
  return (
    <ReturnLink to={firstScreenOf([item]) ?? item.path} className={css.entry} data-open={isOpen || undefined} {...waits.props(name)}>
      {name}
      {waits.mark}
    </ReturnLink>
  );
}

function Group({ item, isOpen }: { item: Item; isOpen: boolean }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const leftHref = useLeftHref();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const waits = useWaits([item]);
  const name = nameOf(menuName(item.node), locale);
  const entries = flattenMenu(item.children).filter((one) => isShown(one) && !one.children.some(isShown));
  const follow = ({ href, path }: Item) => {
    setAnchor(null);
    if (href) window.open(href, '_blank', 'noopener,noreferrer');
    else void navigate({ href: leftHref(path) });
  };
  return (
    <>
      <button
        type="button"
        className={css.entry}
        data-open={isOpen || undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...waits.props(name)}
      >
        {name}
        {waits.mark}
        <ExpandMore aria-hidden fontSize="small" />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'region', 'aria-label': name } }}
      >
        {entries.map((entry) => (
          <CountedItem key={entry.node.id} item={entry} onClick={() => follow(entry)} />
        ))}
      </Menu>
    </>
  );
}
