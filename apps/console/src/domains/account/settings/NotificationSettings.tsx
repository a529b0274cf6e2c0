import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';
import { useStrings } from '@backlot/i18n/react';
import { Section } from '@backlot/ui-kit';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { switchRow } from '../../../shell/settings/LookSettings';
import { useSettings } from '../../../shell/settings/useSettings';
import { strings } from './strings';

const classes = [4, 1, 2, 3] as const;

/** Which notices show at once, and which only count at the bell. */
export function NotificationSettings() {
  const t = useStrings(strings);
  const { settings } = useConsole();
  const { quietNotices } = useSettings();
  const change = (noticeClass: number, isLoud: boolean) => {
    const others = quietNotices.filter((one) => one !== noticeClass);
    settings.change({ quietNotices: isLoud ? others : [...others, noticeClass] });
  };
  return (
    <Section>
      <FormControl component="fieldset">
        <FormLabel component="legend">{t('atOnce')}</FormLabel>
        {classes.map((noticeClass) => (
          <FormControlLabel
            key={noticeClass}
            sx={switchRow}
            label={t(`class${noticeClass}`)}
            control={<Switch checked={!quietNotices.includes(noticeClass)} onChange={(_, isOn) => change(noticeClass, isOn)} />}
          />
        ))}
        <FormHelperText sx={{ ml: 0 }}>{t('atOnceHint')}</FormHelperText>
      </FormControl>
    </Section>
  );
}
