import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useApps } from '../../shell/apps/useApps';
import { menuName } from '../../shell/menu/menuName';
import { screenAt } from '../../shell/menu/screenAt';
import type { Tab } from '../../shell/tabs/Tab';
import { tabStrings } from './strings';

/** What tabs are called: by the person, by the menu, or by their screen. */
export function useTabLabels(): (tab: Tab) => string {
  const t = useStrings(tabStrings);
  const locale = useLocale();
  const { trees } = useApps();
  return ({ key, name, title }) => {
    if (name) return name;
    if (key === '/account/settings') return t('settings');
    const found = screenAt(trees, key);
    return found ? nameOf(menuName(found.target.item.node), locale) : (title ?? key);
  };
}
