import OpenInNew from '@mui/icons-material/OpenInNew';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useContext, useId } from 'react';
import type { MenuItem } from '../../shell/menu/buildMenuTree';
import { menuName } from '../../shell/menu/menuName';
import { useOpenPath } from '../../shell/menu/recordList';
import { ReturnLink } from '../../shell/tabs/ReturnLink';
import { MenuCountsContext } from '../menuCounts/MenuCountsContext';
import { strings } from '../strings';
import { LazyMenuIcon } from './LazyMenuIcon';
import css from './SideMenu.module.css';

interface MenuListProps {
  items: readonly MenuItem[];
  isFolded: boolean;
  level: number;
  labelledBy?: string;
  onFollow: (() => void) | undefined;
}

/** A level of the menu: screens and outer links as links, groups as headed lists. */
export function MenuList({ items, isFolded, level, labelledBy, onFollow }: MenuListProps) {
  const shown = items.filter(({ node }) => node.meta.show);
  return (
    <ul className={css.list} data-level={level} aria-labelledby={labelledBy}>
      {shown.map((item) => (
        <li key={item.node.id}>
          {hasShownChildren(item) ? (
            <Group item={item} isFolded={isFolded} level={level} onFollow={onFollow} />
          ) : (
            <Entry item={item} isFolded={isFolded} onFollow={onFollow} />
          )}
        </li>
      ))}
    </ul>
  );
}

const hasShownChildren = ({ node, children }: MenuItem) => !node.meta.hideChildren && children.some((child) => child.node.meta.show);

function Group({
  item,
  isFolded,
  level,
  onFollow,
}: {
  item: MenuItem;
  isFolded: boolean;
  level: number;
  onFollow: (() => void) | undefined;
}) {
  const locale = useLocale();
  const id = useId();
  return (
    <>
      <p id={id} className={css.group}>
        {nameOf(menuName(item.node), locale)}
      </p>
      <MenuList items={item.children} isFolded={isFolded} level={level + 1} labelledBy={id} onFollow={onFollow} />
    </>
  );
}

function Entry({ item, isFolded, onFollow }: { item: MenuItem; isFolded: boolean; onFollow: (() => void) | undefined }) {
  const t = useStrings(strings);
  const name = nameOf(menuName(item.node), useLocale());
  const count = useContext(MenuCountsContext)[item.node.name];
  const isOpen = useOpenPath() === item.path;
  const spoken = count ? `${name}, ${count.words}` : name;
  const label = (
    <>
      <LazyMenuIcon name={item.node.meta.icon} />
      <span className={css.name}>{name}</span>{' '}
      {count && (
        <span className={css.count} aria-hidden="true">
          {count.text}
        </span>
      )}
    </>
  );
  const shared = { className: css.entry, title: isFolded ? spoken : undefined, onClick: onFollow };
  if (item.href) {
    return (
      <a {...shared} href={item.href} target="_blank" rel="noopener noreferrer" aria-label={`${name}, ${t('newWindow')}`}>
        {label}
        <OpenInNew className={css.away ?? ''} />
      </a>
    );
  }
  return (
    <ReturnLink {...shared} to={item.path} aria-label={count && spoken} aria-current={isOpen || undefined}>
      {label}
    </ReturnLink>
  );
}
