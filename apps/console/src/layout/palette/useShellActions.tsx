import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Fullscreen from '@mui/icons-material/Fullscreen';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuOpen from '@mui/icons-material/MenuOpen';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import ViewQuiltOutlined from '@mui/icons-material/ViewQuiltOutlined';
import { type Locale, locales, translator } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { colorPresets, useNotice } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { lookStrings } from '../../shell/settings/strings';
import { useSettings } from '../../shell/settings/useSettings';
import { downloadsAsked } from '../header/downloadsAsked';
import type { PaletteEntry } from './PaletteEntry';
import { shellStrings, type ShellWord } from './shellStrings';

const layouts = ['side', 'top', 'mix'] as const;

/** What header, menu and settings do, by name: signing out, full screen, downloads, the menu, colour and navigation. */
export function useShellActions(onSignOut: () => void): PaletteEntry[] {
  const locale = useLocale();
  const { settings } = useConsole();
  const now = useSettings();
  const notify = useNotice();
  const t = translator(shellStrings, locale);
  const action = (word: ShellWord, icon: ReactNode, run: () => void, look?: keyof (typeof lookStrings)['messages']['en']): PaletteEntry => {
    const wordIn = (one: Locale) => translator(shellStrings, one)(word, look && { name: translator(lookStrings, one)(look) });
    return {
      key: `${word} ${look ?? ''}`,
      kind: 'action',
      label: wordIn(locale),
      place: t('action'),
      icon,
      words: locales.map(wordIn),
      run,
    };
  };
  const isFull = document.fullscreenElement !== null;
  const toggleFull = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() =>
      notify.warn(t('noFullscreen'), { key: 'fullscreen' }),
    );
  return [
    action('downloads', <FileDownloadOutlined />, () => downloadsAsked.emit(undefined)),
    action(isFull ? 'leaveFullscreen' : 'fullscreen', <Fullscreen />, toggleFull),
    action(now.folded ? 'unfold' : 'fold', <MenuOpen />, () => settings.change({ folded: !now.folded })),
    ...layouts
      .filter((layout) => layout !== now.layout)
      .map((layout) => action('layout', <ViewQuiltOutlined />, () => settings.change({ layout }), layout)),
    ...colorPresets
      .filter(({ value }) => value !== now.primary)
      .map(({ value, name }) => action('color', <PaletteOutlined />, () => settings.change({ primary: value }), name)),
    action('signOut', <LogoutOutlined />, onSignOut),
  ];
}
