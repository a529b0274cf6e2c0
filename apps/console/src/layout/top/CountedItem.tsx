import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { nameOf } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { useContext } from 'react';
import type { MenuItem as Item } from '../../shell/menu/buildMenuTree';
import { menuName } from '../../shell/menu/menuName';
import { MenuCountsContext } from '../menuCounts/MenuCountsContext';
import css from './TopMenu.module.css';

/** An entry of an unfolded menu with what waits behind it; MUI's menu hands over what its keys need. */
export function CountedItem({ item, ...rest }: MenuItemProps & { item: Item }) {
  const name = nameOf(menuName(item.node), useLocale());
  const count = useContext(MenuCountsContext)[item.node.name];
  return (
    <MenuItem {...rest} {...(count && { 'aria-label': `${name}, ${count.words}` })}>
      {name}{' '}
      {count && (
        <span className={css.count} aria-hidden="true">
          {count.text}
        </span>
      )}
    </MenuItem>
  );
}
