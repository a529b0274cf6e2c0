import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Locale, localeName, locales, localeTag } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import type { LanguageMenuProps } from './LanguageMenu';
import { frameStrings } from './strings';

/** The three languages side by side, where there is room, as on the login page; it brings no menu along. */
export function LanguageRow({ value, onChange }: LanguageMenuProps) {
  const t = useStrings(frameStrings);
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={t('language')}
      sx={{ border: 0, p: 0, bgcolor: 'transparent' }}
      onChange={(_, next: Locale | null) => next && onChange(next)}
    >
      {locales.map((locale) => (
        <ToggleButton key={locale} value={locale} lang={localeTag[locale]}>
          {localeName[locale]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
