import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import IconButton from '@mui/material/IconButton';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { ColorMode } from '../../shell/settings/createSettings';
import { useSettings } from '../../shell/settings/useSettings';

/** Steps through light, dark and the device's own colours. */
export function ModeToggle() {
  const t = useStrings(strings);
  const { settings } = useConsole();
  const { mode } = useSettings();
  const { Icon, next } = modes[mode];
  return (
    <IconButton aria-label={t(mode)} title={t(mode)} onClick={() => settings.change({ mode: next })}>
      <Icon />
    </IconButton>
  );
}

const modes: Record<ColorMode, { Icon: typeof LightModeOutlined; next: ColorMode }> = {
  light: { Icon: LightModeOutlined, next: 'dark' },
  dark: { Icon: DarkModeOutlined, next: 'system' },
  system: { Icon: SettingsBrightnessOutlined, next: 'light' },
};

const strings = defineStrings({
  en: { light: 'Colours: light', dark: 'Colours: dark', system: 'Colours: as on this device' },
  'zh-CN': { light: '外观：浅色', dark: '外观：深色', system: '外观：跟随系统' },
  vn: { light: 'Giao diện: sáng', dark: 'Giao diện: tối', system: 'Giao diện: theo thiết bị' },
});
