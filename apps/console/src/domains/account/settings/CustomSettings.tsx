import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { isLocale, localeName, locales } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { LookSettings } from '../../../shell/settings/LookSettings';
import { strings } from './strings';

/** How the console looks and speaks for this person, here and on their other devices. */
export function CustomSettings() {
  const t = useStrings(strings);
  const locale = useLocale();
  const { localeState } = useConsole();
  return (
    <Section>
      <Stack sx={{ gap: 5 }}>
        <FormControl>
          <FormLabel id="account-language">{t('language')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby="account-language"
            value={locale}
            onChange={(_, value) => isLocale(value) && localeState.choose(value)}
          >
            {locales.map((one) => (
              <FormControlLabel key={one} value={one} label={localeName[one]} control={<Radio />} />
            ))}
          </RadioGroup>
        </FormControl>
        <LookSettings />
      </Stack>
    </Section>
  );
}
