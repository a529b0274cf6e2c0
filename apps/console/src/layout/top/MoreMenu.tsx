import ExpandMore from '@mui/icons-material/ExpandMore';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import { defineStrings, nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { flattenMenu, type MenuItem as Item } from '../../shell/menu/buildMenuTree';
import { firstScreenOf } from '../../shell/menu/firstScreenOf';
import { menuName } from '../../shell/menu/menuName';
import { useLeftHref } from '../../shell/tabs/useLeftHref';
import { CountedItem } from './CountedItem';
import css from './TopMenu.module.css';
import { useWaits } from './useWaits';

/** The entries of the menu that have no room in the header, groups with their screens below their name. */
export function MoreMenu({ items, isGroupsOnly, isOpen }: { items: readonly Item[]; isGroupsOnly: boolean; isOpen: boolean }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const navigate = useNavigate();
  const leftHref = useLeftHref();
  const waits = useWaits(items);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const follow = (item: Item) => {
    setAnchor(null);
    if (item.href) window.open(item.href, '_blank', 'noopener,noreferrer');
    else void navigate({ href: leftHref(firstScreenOf([item]) ?? item.path) });
  };
  const rows = items.flatMap((item) => {
    const below = isGroupsOnly
      ? []
      : flattenMenu(item.children).filter(({ node, children }) => node.meta.show && !children.some((child) => child.node.meta.show));
    return below.length > 0 ? [{ item, isHead: true }, ...below.map((one) => ({ item: one, isHead: false }))] : [{ item, isHead: false }];
  });
  return (
    <>
      <button
        type="button"
        className={css.entry}
        data-open={isOpen || undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...waits.props(t('more'))}
      >
        {t('more')}
        {waits.mark}
        <ExpandMore aria-hidden fontSize="small" />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'region', 'aria-label': t('more') } }}
      >
        {rows.map(({ item, isHead }) =>
          isHead ? (
            <ListSubheader
              key={item.node.id}
              role="presentation"
              sx={{ px: 2.5, pt: 1, fontSize: 12, fontWeight: 600, lineHeight: '26px', color: 'ink.third' }}
            >
              {nameOf(menuName(item.node), locale)}
            </ListSubheader>
          ) : (
            <CountedItem key={item.node.id} item={item} onClick={() => follow(item)} />
          ),
        )}
      </Menu>
    </>
  );
}

const strings = defineStrings({
  en: { more: 'More' },
  'zh-CN': { more: '更多' },
  vn: { more: 'Thêm' },
});
