import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { isLocale, localeName, locales } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { useConsole } from '../../shared/console/ConsoleContext';
import type { ColorMode } from '../../shared/settings/createSettings';
import { useSettings } from '../../shared/settings/useSettings';
import { strings } from './strings';

const modes = ['light', 'dark', 'system'] as const;

/** How the console looks and speaks for this person. */
export function CustomSettings() {
  const t = useStrings(strings);
  const locale = useLocale();
  const { settings, localeState } = useConsole();
  const { mode } = useSettings();
  return (
    <Section>
      <Stack sx={{ gap: 5 }}>
        <FormControl>
          <FormLabel id="account-mode">{t('mode')}</FormLabel>
          <RadioGroup row aria-labelledby="account-mode" value={mode} onChange={(_, value) => settings.change({ mode: value as ColorMode })}>
            {modes.map((one) => (
              <FormControlLabel key={one} value={one} label={t(one)} control={<Radio />} />
            ))}
          </RadioGroup>
        </FormControl>
        <FormControl>
          <FormLabel id="account-language">{t('language')}</FormLabel>
          <RadioGroup row aria-labelledby="account-language" value={locale} onChange={(_, value) => isLocale(value) && localeState.choose(value)}>
            {locales.map((one) => (
              <FormControlLabel key={one} value={one} label={localeName[one]} control={<Radio />} />
            ))}
          </RadioGroup>
        </FormControl>
      </Stack>
    </Section>
  );
}
