import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { type ReactNode, useContext } from 'react';
import { flattenMenu, type MenuItem } from '../../shell/menu/buildMenuTree';
import { MenuCountsContext } from '../menuCounts/MenuCountsContext';
import css from './TopMenu.module.css';

interface Waits {
  /** For the control with this name. */
  props: (name: string) => { 'aria-label'?: string };
  mark: ReactNode;
}

/** How the header tells what waits: an entry by its number, a group by a dot, for its entries may count the same thing twice. */
export function useWaits(items: readonly MenuItem[]): Waits {
  const t = useStrings(strings);
  const counts = useContext(MenuCountsContext);
  const below = flattenMenu(items).filter(({ node }) => node.meta.show && counts[node.name]);
  const [first] = below;
  if (!first) return { props: () => ({}), mark: null };
  const isEntry = items.length === 1 && items[0]?.node === first.node;
  const own = isEntry ? counts[first.node.name] : undefined;
  return {
    props: (name) => ({ 'aria-label': `${name}, ${own?.words ?? t('waits')}` }),
    mark: (
      <>
        {' '}
        <span className={own ? css.count : css.dot} aria-hidden="true">
          {own?.text}
        </span>
      </>
    ),
  };
}

const strings = defineStrings({
  en: { waits: 'work waiting' },
  'zh-CN': { waits: '有待处理事项' },
  vn: { waits: 'có việc đang chờ' },
});
