import AppsOutlined from '@mui/icons-material/AppsOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import TabOutlined from '@mui/icons-material/TabOutlined';
import TranslateOutlined from '@mui/icons-material/Translate';
import { localeName, locales, type MessageValues, nameOf, translator } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApps } from '../../shell/apps/useApps';
import { useSwitchApp } from '../../shell/apps/useSwitchApp';
import { useConsole } from '../../shell/console/ConsoleContext';
import { flattenMenu } from '../../shell/menu/buildMenuTree';
import { menuName } from '../../shell/menu/menuName';
import { resolveMenuPath } from '../../shell/menu/resolveMenuPath';
import { useSettings } from '../../shell/settings/useSettings';
import { MenuIcon } from '../../shell/menu/MenuIcon';
import { useLeftHref } from '../../shell/tabs/useLeftHref';
import type { Overlay } from '../useShortcuts';
import type { PaletteEntry } from './PaletteEntry';
import { paletteStrings, type PaletteWord } from './strings';
import { useAddEntries } from './useAddEntries';
import { useShellActions } from './useShellActions';

const accountPages = ['center', 'base', 'security', 'custom', 'binding', 'notification'] as const;
const modes = ['light', 'dark', 'system'] as const;

/** Every page this person may open, in all their applications, and what can be done from anywhere. */
export function usePaletteEntries(onOpen: (overlay: Overlay) => void): PaletteEntry[] {
  const locale = useLocale();
  const navigate = useNavigate();
  const leftHref = useLeftHref();
  const switchTo = useSwitchApp();
  const { trees, apps } = useApps();
  const { settings, localeState } = useConsole();
  const { multiTab } = useSettings();
  const adds = useAddEntries();
  const shell = useShellActions(() => onOpen('signOut'));
  const t = translator(paletteStrings, locale);
  const everyName = (key: PaletteWord, values?: MessageValues) => locales.map((one) => translator(paletteStrings, one)(key, values));
  const action = (key: string, word: PaletteWord, icon: ReactNode, run: () => void, values?: MessageValues): PaletteEntry => ({
    key,
    kind: 'action',
    label: t(word, values),
    place: t('action'),
    icon,
    words: everyName(word, values),
    run,
  });

  const pages = trees.flatMap(({ app, tree }) =>
    flattenMenu(tree)
      .filter(({ node, path, href }) => node.meta.show && (href || resolveMenuPath(tree, path).kind === 'screen'))
      .map(({ node, path, href }): PaletteEntry => {
        const { name, enName, vnName } = menuName(node);
        return {
          key: `page ${node.id}`,
          kind: 'page',
          label: nameOf(menuName(node), locale),
          place: nameOf(app, locale),
          icon: <MenuIcon name={node.meta.icon} />,
          words: [name, enName ?? '', vnName ?? '', path],
          run: () => (href ? window.open(href, '_blank', 'noopener,noreferrer') : void navigate({ href: leftHref(path) })),
        };
      }),
  );
  const account = accountPages.map((page): PaletteEntry => {
    const href = page === 'center' ? '/account/center' : `/account/settings/${page}`;
    return {
      key: href,
      kind: 'page',
      label: t(page),
      place: t('account'),
      icon: <ManageAccountsOutlined />,
      words: [...everyName(page), href],
      run: () => void navigate({ href }),
    };
  });
  return [
    ...pages,
    ...account,
    ...adds,
    ...apps
      .filter(({ active }) => !active)
      .map((app) => ({
        ...action(`app ${app.code}`, 'switchApp', <AppsOutlined />, () => void switchTo(app.code), { name: nameOf(app, locale) }),
        words: locales.flatMap((one) => translator(paletteStrings, one)('switchApp', { name: nameOf(app, one) })),
      })),
    ...modes.map((mode) => action(`mode ${mode}`, mode, <DarkModeOutlined />, () => settings.change({ mode }))),
    ...locales
      .filter((one) => one !== locale)
      .map((one) => action(`language ${one}`, 'language', <TranslateOutlined />, () => localeState.choose(one), { name: localeName[one] })),
    action('tabs', multiTab ? 'tabsOff' : 'tabsOn', <TabOutlined />, () => settings.change({ multiTab: !multiTab })),
    ...shell,
    action('shortcuts', 'shortcuts', <KeyboardOutlined />, () => onOpen('shortcuts')),
  ];
}
